import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ContactForm from '../../../../../src/sections/contact/form/ContactForm.tsx';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactFieldName,
} from '../../../../../src/sections/contact/form/contact-fields.ts';
import { CONTACT_HTML } from '../../../islands/server-html.ts';
import { renderIsland, shown, stubClipboard } from '../../../islands/setup.tsx';
import { contactWords, toasterLabels } from '../../../islands/words.ts';

vi.mock(
  '../../../../../src/islands/useToasts.tsx',
  async () => (await import('../../../islands/setup.tsx')).toastMock,
);

const GOOD: Record<ContactFieldName, string> = {
  ...(Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, 'So.'])) as Record<
    ContactFieldName,
    string
  >),
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.com',
  subject: 'Large tracks & more',
  message: 'Five toes.\nVery clear.',
};

const log = vi.fn();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'log').mockImplementation(log);
  vi.stubGlobal('scrollBy', vi.fn());
});

const field = (name: ContactFieldName) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(`fields.${name}.label`);
const submit = () => screen.getByRole('button', { name: 'submit' });
const panel = () => screen.queryByText('heading')?.parentElement ?? null;

function open({ isPlaceholder } = { isPlaceholder: true }) {
  const to = { address: 'hello@muuva.example', isPlaceholder };
  renderIsland(
    CONTACT_HTML,
    <ContactForm to={to} words={contactWords} toasterLabels={toasterLabels} />,
  );
}

async function fillIn(values: Partial<Record<ContactFieldName, string>> = GOOD) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label as ContactFieldName));
    await userEvent.click(field(label as ContactFieldName));
    await userEvent.paste(value);
  }
}

describe('an empty or wrong form', () => {
  test('has a list of its errors, an alert in the element that gets the focus', async () => {
    open();
    await userEvent.click(submit());
    const summary = screen.getByRole('alert').parentElement;
    expect(summary).toBe(document.activeElement);
    expect(summary?.tabIndex).toBe(-1);
  });

  test('an error goes as soon as its field is right, and the focus stays in the field', async () => {
    open();
    await fillIn({ ...GOOD, email: 'thandi@', subject: '' });
    await userEvent.click(submit());
    expect(screen.getByRole('alert').textContent).toContain('summary.many 2');
    vi.spyOn(field('email'), 'getBoundingClientRect')
      .mockReturnValueOnce(new DOMRect(0, 300))
      .mockReturnValue(new DOMRect(0, 250));
    await userEvent.type(field('email'), 'example');
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -50);
    expect(screen.getByRole('alert').textContent).toContain('summary.one');
    expect(field('email').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field('email'));
    await userEvent.type(field('subject'), ' ');
    expect(screen.getByText('fields.subject.missing')).toBeTruthy();
    await userEvent.type(field('subject'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an error goes when autofill only dispatches `change`', async () => {
    open();
    await fillIn({ ...GOOD, email: 'thandi@' });
    await userEvent.click(submit());
    fireEvent.change(field('email'), { target: { value: GOOD.email } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('all errors go when autofill fills all fields at once', async () => {
    open();
    await userEvent.click(submit());
    act(() => {
      for (const name of CONTACT_FIELD_NAMES) {
        field(name).value = GOOD[name];
        field(name).dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('white space alone counts as missing', async () => {
    open();
    await fillIn({ ...GOOD, message: ' \n\t ', firstName: '\u00a0' });
    await userEvent.click(submit());
    expect(screen.getByText('fields.message.missing')).toBeTruthy();
    expect(screen.getByText('fields.firstName.missing')).toBeTruthy();
  });

  test('a wrong email address has its own words', async () => {
    open();
    await fillIn({ ...GOOD, email: 'thandi@' });
    await userEvent.click(submit());
    expect(screen.getByText('fields.email.invalid')).toBeTruthy();
    expect(field('email').value).toBe('thandi@');
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
  });

  test('an email address may have letters of any language', async () => {
    open();
    await fillIn({ ...GOOD, email: 'зоя@пример.рф' });
    await userEvent.click(submit());
    expect(field('email').getAttribute('aria-invalid')).toBe('false');
    expect(panel()).not.toBeNull();
  });

  test('a text over the limit is reported and not cut', async () => {
    open();
    const { limit } = CONTACT_FIELDS.message;
    await fillIn({ ...GOOD, message: 'x'.repeat(limit + 1) });
    await userEvent.click(submit());
    expect(screen.getByText(`fields.message.tooLong ${limit.toLocaleString('en')}`)).toBeTruthy();
    expect(field('message').value).toHaveLength(limit + 1);
    expect(document.querySelector('[maxlength]')).toBeNull();
    await userEvent.type(field('message'), '{Backspace}');
    expect(field('message').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a valid form', () => {
  test('a variable such as {email} in typed text is not filled in', async () => {
    open();
    await fillIn({ ...GOOD, message: 'I am {email}, $& and $1' });
    await userEvent.click(submit());
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'open' });
    expect(new URL(link.href).searchParams.get('body')).toContain('I am {email}, $& and $1');
  });

  test('says that the message was not copied if the browser refuses', async () => {
    const user = userEvent.setup();
    open();
    await fillIn();
    await user.click(submit());
    stubClipboard(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('button', { name: 'copy' }));
    expect(shown).toMatchObject([{ kind: 'failure', title: 'copyFailed.title' }]);
  });

  test('says when a mail program may cut the text', async () => {
    open();
    await fillIn({ ...GOOD, message: 'long '.repeat(600) });
    await userEvent.click(submit());
    expect(screen.getByText('tooLongForMail')).toBeTruthy();
  });

  test.each([true, false])(
    'says “Placeholder” only if the address that it writes to is one: %s',
    async (isPlaceholder) => {
      open({ isPlaceholder });
      await fillIn();
      await userEvent.click(submit());
      for (const note of ['stamps.placeholder', 'toPlaceholder'])
        expect(screen.queryAllByText(note)).toHaveLength(isPlaceholder ? 1 : 0);
    },
  );

  test('only the button of the next action has the accent colour', async () => {
    open();
    expect(submit().classList).toContain('btn-blaze');
    await fillIn();
    await userEvent.click(submit());
    expect(document.querySelectorAll('.btn-blaze')).toHaveLength(1);
    expect(submit().classList).toContain('btn-line');
  });

  test.each(['click', 'dblClick'] as const)(
    'a %s writes one message, which gets the focus',
    async (press) => {
      open();
      await fillIn();
      await userEvent[press](submit());
      expect(log).toHaveBeenCalledOnce();
      expect(document.activeElement).toBe(panel());
      expect(panel()?.tabIndex).toBe(-1);
    },
  );

  test('the subject has no space at its ends', async () => {
    open();
    await fillIn({ ...GOOD, subject: ' Tracks ' });
    await userEvent.click(submit());
    const link = panel()?.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
    expect(new URL(link?.href ?? '').searchParams.get('subject')).toMatch(/\bTracks$/);
  });

  test('editing a field hides the panel, and submitting writes it again', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    await userEvent.type(field('subject'), '!');
    expect(panel()).toBeNull();
    await userEvent.click(submit());
    expect(panel()?.querySelector('.mail-lines')?.textContent).toContain('Large tracks & more!');
    expect(log).toHaveBeenCalledTimes(2);
  });

  test.each(CONTACT_FIELD_NAMES)(
    'autofill that only dispatches `change` hides the panel too: %s',
    async (name) => {
      open();
      await fillIn();
      await userEvent.click(submit());
      fireEvent.change(field(name), { target: { value: 'pat@example.com' } });
      expect(panel()).toBeNull();
      await userEvent.click(submit());
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'open' });
      expect(decodeURIComponent(link.href)).toContain('pat@example.com');
    },
  );

  test('a field that says `change` when it loses the focus, and is as it was, keeps the panel', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    fireEvent.change(field('subject'));
    expect(panel()).not.toBeNull();
  });
});
