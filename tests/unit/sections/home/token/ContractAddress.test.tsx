import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ContractAddress from '../../../../../src/sections/home/token/ContractAddress.tsx';
import { ADDRESS_HTML } from '../../../islands/server-html.ts';
import { renderIsland, shown, stubClipboard } from '../../../islands/setup.tsx';
import { ADDRESS, addressWords, toasterLabels } from '../../../islands/words.ts';

vi.mock(
  '../../../../../src/islands/useToasts.tsx',
  async () => (await import('../../../islands/setup.tsx')).toastMock,
);

const open = () => {
  renderIsland(
    ADDRESS_HTML,
    <ContractAddress address={ADDRESS} words={addressWords} toasterLabels={toasterLabels} />,
  );
};
const button = () => screen.getByRole('button', { name: 'label' });

describe('copying the address', () => {
  // Sets user-event up first: it installs a clipboard stub, which ours must replace.
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  test('a browser that refuses leads to the failure toast, and the address is selected', async () => {
    stubClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    open();
    await user.click(button());
    expect(shown).toMatchObject([{ kind: 'failure', ...addressWords.failure }]);
    expect(getSelection()?.toString()).toBe(ADDRESS);
  });

  test('a copy that worked is confirmed in the button, until the next press', async () => {
    stubClipboard(() => Promise.resolve());
    open();
    await user.click(button());
    expect(button().dataset.copied).toBe(addressWords.success.title);
    stubClipboard();
    await user.click(button());
    expect(button().dataset).not.toHaveProperty('copied');
  });

  test('a browser without a clipboard gives the failure', async () => {
    stubClipboard();
    open();
    await user.click(button());
    expect(shown).toMatchObject([{ kind: 'failure' }]);
  });

  test('a slow clipboard is shown as pending, and further presses do nothing', async () => {
    vi.useFakeTimers();
    let done: (() => void) | undefined;
    const writeText = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    stubClipboard(writeText);
    open();
    fireEvent.click(button());
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button());
    expect(writeText).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
    await act(() => {
      done?.();
      return vi.advanceTimersByTimeAsync(0);
    });
    expect(shown).toHaveLength(1);
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  test('a clipboard that never answers is a failure after a while, and can be tried again', async () => {
    vi.useFakeTimers();
    stubClipboard(() => new Promise(vi.fn()));
    open();
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(shown).toMatchObject([{ kind: 'failure' }]);
    stubClipboard(() => Promise.resolve());
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown.at(-1)).toMatchObject({ kind: 'success' });
    // The same id, by which a toast replaces the previous one.
    expect(new Set(shown.map(({ id }) => id)).size).toBe(1);
  });
});
