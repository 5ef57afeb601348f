import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, useToasts } from '../../../src/islands/useToasts.tsx';
import { renderIsland } from './setup.tsx';
import { toasterLabels } from './words.ts';

const SAID = '<div id="said" role="status"></div>';
const fill = vi.fn();
const mountToaster = vi.fn();
let online = false;

vi.mock('../../../src/islands/Toasts.tsx', () => ({
  mountToaster: () => {
    mountToaster();
    return online ? Promise.resolve(fill) : Promise.reject(new Error('offline'));
  },
}));

function Part({ kind }: { kind: 'success' | 'failure' }) {
  const [show, fallback] = useToasts('said', toasterLabels);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          show({ id: 'a', kind, title: 'Title', description: 'Description.' });
        }}
      >
        Go
      </button>
      {fallback}
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  delete document.toaster;
  online = false;
});

test.each(['success', 'failure'] as const)(
  'a toast of %s that cannot be shown becomes text in the island, said once',
  async (kind) => {
    renderIsland(SAID, <Part kind={kind} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toBe('Title Description.');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('the text is gone from a page that the visitor leaves and comes back to', async () => {
  renderIsland(SAID, <Part kind="success" />);
  await userEvent.click(screen.getByRole('button'));
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what a translator has put in place of the text goes with the island', () => {
  renderIsland(SAID, <Part kind="success" />);
  const said = screen.getByRole('status');
  said.append('Titel.');
  cleanup();
  expect(said.textContent).toBe('');
});

test('the next toast loads the script again, and the text disappears', async () => {
  renderIsland(SAID, <Part kind="success" />);
  await userEvent.click(screen.getByRole('button'));
  online = true;
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(fill).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Title' }));
});

test('a second copy of the module, which a retry may load, shows its toasts in the same region', async () => {
  online = true;
  const toast = { id: 'a', kind: 'success', title: 'Title', description: 'Description.' } as const;
  await showToast(toast, toasterLabels);
  vi.resetModules();
  const copy = await import('../../../src/islands/useToasts.tsx');
  await copy.showToast(toast, toasterLabels);
  expect(mountToaster).toHaveBeenCalledOnce();
  expect(fill).toHaveBeenCalledTimes(2);
});
