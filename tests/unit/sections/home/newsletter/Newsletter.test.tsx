import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Newsletter from '../../../../../src/sections/home/newsletter/Newsletter.tsx';
import { NEWSLETTER_HTML } from '../../../islands/server-html.ts';
import { renderIsland, shown } from '../../../islands/setup.tsx';
import { toasterLabels, newsletterWords } from '../../../islands/words.ts';

vi.mock(
  '../../../../../src/islands/useToasts.tsx',
  async () => (await import('../../../islands/setup.tsx')).toastMock,
);

function open() {
  renderIsland(
    NEWSLETTER_HTML,
    <Newsletter words={newsletterWords} toasterLabels={toasterLabels} />,
  );
  return {
    field: screen.getByLabelText<HTMLInputElement>('label'),
    button: screen.getByRole('button', { name: 'button' }),
  };
}

describe('the newsletter', () => {
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['thandi', 'invalid'],
    ['thandi@', 'invalid'],
    ['zoë', 'invalid'],
    ['zoë @ example.com', 'invalid'],
    [`${'a'.repeat(243)}@example.com`, 'tooLong'],
  ])('“%s” is told beside the field, which keeps it and gets the focus', async (typed, message) => {
    const { field, button } = open();
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(button);
    expect(screen.getByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('newsletter-email-error')?.textContent).toBe(message);
    expect(document.activeElement).toBe(field);
    expect(field.value.trim()).toBe(typed.trim());
    expect(shown).toEqual([]);
  });

  test.each([
    'thandi@example.com',
    `${'a'.repeat(242)}@example.com`,
    // Browsers call these wrong, the first one Safari alone.
    'thandi@exämple.com',
    'zoë@example.com',
  ])('the message goes when the address is right: %s', async (address) => {
    const { field, button } = open();
    await userEvent.click(button);
    await userEvent.type(field, address);
    await userEvent.click(button);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(document.getElementById('newsletter-email-error')?.textContent).toBe('');
    expect(shown).toHaveLength(1);
    expect(field.value).toBe('');
  });

  test('a double click or a held Enter signs up once', async () => {
    const { field } = open();
    const submitAt = (timeStamp: number) => {
      const event = new Event('submit', { cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(field.form ?? document.body, event);
    };
    await userEvent.type(field, 'thandi@example.com');
    for (const time of [1000, 1400, 1800]) submitAt(time);
    expect(shown).toHaveLength(1);
    expect(screen.queryByText('missing')).toBeNull();
    submitAt(2400);
    expect(screen.getByText('missing')).toBeTruthy();
  });

  test('the same error twice is a new element, which is announced again', async () => {
    const { button } = open();
    await userEvent.click(button);
    const first = screen.getByText('missing');
    await userEvent.click(button);
    expect(screen.getByText('missing')).not.toBe(first);
  });
});
