import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '../../../src/islands/useToasts.tsx';
import { toastMock } from './setup.tsx';
import { frame } from './words.ts';

vi.mock('../../../src/islands/toast.ts', async () => (await import('./setup.tsx')).toastMock);

function Part({ kind }: { kind: 'success' | 'failure' }) {
  const [show, place] = useToasts(frame);
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
      {place}
    </>
  );
}

beforeEach(() => {
  toastMock.showToast.mockResolvedValue(false);
});

test('a toast that cannot be shown stands as text in the island', async () => {
  render(<Part kind="success" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Title Description.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that cannot be shown as a toast is an alert all the same', async () => {
  render(<Part kind="failure" />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('Title Description.');
});

test('the text goes when a toast can be shown again', async () => {
  render(<Part kind="success" />);
  await userEvent.click(screen.getByRole('button'));
  toastMock.showToast.mockResolvedValue(true);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('');
});
