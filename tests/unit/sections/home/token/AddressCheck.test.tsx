import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import ContractAddress from '../../../../../src/sections/home/token/ContractAddress.tsx';
import { ADDRESS_HTML } from '../../../islands/server-html.ts';
import { renderIsland } from '../../../islands/setup.tsx';
import { ADDRESS, addressWords, toasterLabels } from '../../../islands/words.ts';

const { equalPlaceholder, ...supplied } = addressWords.pasteBack;
const check = ({ isPlaceholder } = { isPlaceholder: true }) => {
  const pasteBack = isPlaceholder ? { ...supplied, equalPlaceholder } : supplied;
  renderIsland(
    ADDRESS_HTML,
    <ContractAddress
      address={ADDRESS}
      words={{ ...addressWords, pasteBack }}
      toasterLabels={toasterLabels}
    />,
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('label');
const verdict = () => document.getElementById('paste-back-result') ?? document.body;

async function paste(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

describe('the paste-back check', () => {
  test('marks the differing character in both lines', async () => {
    check();
    await paste(ADDRESS.replace('SET', 'SE7'));
    expect(verdict().querySelector('b')?.textContent).toBe('differs 7');
    expect([...verdict().querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      'NOT-SET-CON…',
      'NOT-SE7-CON…',
    ]);
    expect([...verdict().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'T',
      '7',
    ]);
  });

  test('distinguishes a text that is too short from one that is too long', async () => {
    check();
    await paste('NOT-SET');
    expect(verdict().textContent).toBe('shorter 7 36');
    await userEvent.clear(field());
    await paste(`${ADDRESS}X`);
    expect(verdict().textContent).toBe('longer 37 36pasted …T-SENDX');
  });

  test('names a letter of another alphabet, and an invisible character too many', async () => {
    check();
    await paste(ADDRESS.replace('O', '\u041e'));
    expect(verdict().textContent).toContain('foreign U+041E');
    await userEvent.clear(field());
    await paste(`${ADDRESS}\u200b`);
    expect(verdict().textContent).toContain('foreign U+200B');
  });

  test('says that white space was left out', async () => {
    check();
    await paste(` ${ADDRESS}`);
    expect(verdict().textContent).toContain('withoutSpaces');
  });

  test('a link is told, and neither that it matches nor that it differs, until it is replaced', async () => {
    check();
    await paste(` https://explorer.example/token/${ADDRESS}`);
    expect(verdict().textContent).toBe('link');
    expect(verdict().dataset.result).toBe('link');
    await userEvent.clear(field());
    await paste(ADDRESS);
    expect(verdict().textContent).toBe('equal 36equalPlaceholder');
  });

  test('typed text is compared after a pause, and the previous result is removed at once', async () => {
    vi.useFakeTimers();
    check({ isPlaceholder: false });
    fireEvent.input(field(), { target: { value: ADDRESS }, inputType: 'insertFromPaste' });
    expect(verdict().textContent).toBe('equal 36');
    fireEvent.input(field(), { target: { value: `${ADDRESS}X` }, inputType: 'insertText' });
    expect(verdict().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(verdict().textContent).toContain('longer 37 36');
  });

  test('an event without inputType, as dispatched by autofill, is handled too', async () => {
    vi.useFakeTimers();
    check();
    fireEvent(field(), new Event('input', { bubbles: true }));
    fireEvent.input(field(), { target: { value: ADDRESS } });
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(verdict().dataset.result).toBe('equal');
  });

  test('an address that is only told by `change` is compared too', async () => {
    check();
    await paste('x');
    fireEvent.change(field(), { target: { value: ADDRESS } });
    expect(verdict().dataset.result).toBe('equal');
  });

  test('emptying the field removes the result', async () => {
    check();
    await paste('x');
    await userEvent.clear(field());
    expect(verdict().textContent).toBe('');
  });
});
