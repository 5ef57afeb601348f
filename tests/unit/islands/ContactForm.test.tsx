import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ContactForm from '../../../src/islands/ContactForm.tsx';
import { shown, stubClipboard } from './setup.tsx';
import { contactWords, toasterLabels } from './words.ts';

vi.mock('../../../src/islands/useToasts.tsx', async () => (await import('./setup.tsx')).toastMock);

const GOOD = {
  'First name': 'Thandi',
  'Last name': 'Mokoena',
  'Email address': 'thandi@example.com',
  Subject: 'Large tracks & more',
  Message: 'Five toes.\nVery clear.',
};
type Label = keyof typeof GOOD;

const log = vi.fn();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'log').mockImplementation(log);
  vi.stubGlobal('scrollBy', vi.fn());
});

const field = (label: Label) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const submit = () => screen.getByRole('button', { name: 'Write the email' });
const panel = () => screen.queryByText('Your report is written.')?.parentElement ?? null;

function open(isPlaceholder = true) {
  const to = { address: 'hello@muuva.example', isPlaceholder };
  render(<ContactForm to={to} words={contactWords} toasterLabels={toasterLabels} />);
}

async function fillIn(values: Partial<Record<Label, string>> = GOOD) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label as Label));
    await userEvent.click(field(label as Label));
    await userEvent.paste(value);
  }
}

describe('an empty or wrong form', () => {
  test('each empty field has its message, tied to it, and the summary gets the focus', async () => {
    open();
    await userEvent.click(submit());
    for (const label of Object.keys(GOOD) as Label[]) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const describedBy = field(label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(describedBy)?.textContent).toBe(`Missing: ${label}`);
    }
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(log).not.toHaveBeenCalled();
    expect(panel()).toBeNull();
  });

  test('the summary counts the faults and leads to each field', async () => {
    open();
    await userEvent.click(submit());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('5 fields.');
    await userEvent.click(within(summary).getByRole('link', { name: 'Subject' }));
    expect(document.activeElement).toBe(field('Subject'));
    expect(location.hash).toBe('');
  });

  test('one fault is not “1 fields”', async () => {
    open();
    await fillIn({ ...GOOD, Subject: '' });
    await userEvent.click(submit());
    expect(screen.getByRole('alert').textContent).toContain('One field.');
  });

  test('an error goes as soon as its field is right, and the focus stays in the field', async () => {
    open();
    await fillIn({ ...GOOD, 'Email address': 'thandi@', Subject: '' });
    await userEvent.click(submit());
    expect(screen.getByRole('alert').textContent).toContain('2 fields.');
    await userEvent.type(field('Email address'), 'example');
    expect(screen.getByRole('alert').textContent).toContain('One field.');
    expect(field('Email address').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field('Email address'));
    await userEvent.type(field('Subject'), ' ');
    expect(screen.getByText('Missing: Subject')).toBeTruthy();
    await userEvent.type(field('Subject'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('white space alone counts as missing', async () => {
    open();
    await fillIn({ ...GOOD, Message: ' \n\t ', 'First name': '\u00a0' });
    await userEvent.click(submit());
    expect(screen.getByText('Missing: Message')).toBeTruthy();
    expect(screen.getByText('Missing: First name')).toBeTruthy();
  });

  test('a wrong email address has its own words', async () => {
    open();
    await fillIn({ ...GOOD, 'Email address': 'thandi@' });
    await userEvent.click(submit());
    expect(screen.getByText('Enter a whole email address.')).toBeTruthy();
    expect(field('Email address').value).toBe('thandi@');
  });

  test('a text over the limit is reported and not cut', async () => {
    open();
    const long = 'x'.repeat(65_536);
    await fillIn({ ...GOOD, Message: long });
    await userEvent.click(submit());
    expect(screen.getByText('Message over 5,000')).toBeTruthy();
    expect(field('Message').value).toHaveLength(65_536);
    expect(document.querySelector('[maxlength]')).toBeNull();
  });

  test('the messages disappear when everything is valid', async () => {
    open();
    await userEvent.click(submit());
    await fillIn();
    await userEvent.click(submit());
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(panel()).not.toBeNull();
  });
});

describe('a valid form', () => {
  test('logs exactly “Form submitted”, once, and nothing of what was typed', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    expect(log.mock.calls).toEqual([['Form submitted']]);
  });

  test('a double press is one submit', async () => {
    open();
    await fillIn();
    await userEvent.dblClick(submit());
    expect(log).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(panel());
  });

  test('keeps what was typed and moves the focus to the panel', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    for (const [label, value] of Object.entries(GOOD))
      expect(field(label as Label).value).toBe(value);
    expect(panel()?.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(panel());
  });

  test('has a link with the written email', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in your mail program' });
    const url = new URL(link.href);
    expect(url.pathname).toBe('hello@muuva.example');
    expect(url.searchParams.get('subject')).toBe('Large tracks & more');
    expect(url.searchParams.get('body')).toBe(
      'Five toes.\r\nVery clear.\r\n\r\nThandi Mokoena\r\nthandi@example.com',
    );
  });

  test('a variable such as {email} in typed text is not filled in', async () => {
    open();
    await fillIn({ ...GOOD, Message: 'I am {email}, $& and $1' });
    await userEvent.click(submit());
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in your mail program' });
    expect(new URL(link.href).searchParams.get('body')).toContain('I am {email}, $& and $1');
  });

  test('copies the message, with toasts of its own', async () => {
    const user = userEvent.setup();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    writeText.mockRejectedValueOnce(new Error('refused'));
    stubClipboard(writeText);
    open();
    await fillIn();
    await user.click(submit());
    stubClipboard(writeText);
    const copy = screen.getByRole('button', { name: 'Copy the message' });
    await user.click(copy);
    expect(shown).toMatchObject([{ kind: 'failure', title: 'Message not copied' }]);
    await user.click(copy);
    expect(writeText.mock.lastCall?.[0]).toContain('Five toes.\nVery clear.');
    expect(shown.at(-1)).toMatchObject({ kind: 'success', title: 'Message copied' });
  });

  test('says when a mail program may cut the text', async () => {
    open();
    await fillIn({ ...GOOD, Message: 'long '.repeat(600) });
    await userEvent.click(submit());
    expect(screen.getByText('Some mail programs cut it.')).toBeTruthy();
  });

  test('says that mail to a placeholder does not arrive', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    expect(screen.getByText('Mail to this one does not arrive.')).toBeTruthy();
    expect(screen.getByText('Placeholder')).toBeTruthy();
  });

  test('a real address carries no stamp', async () => {
    open(false);
    await fillIn();
    await userEvent.click(submit());
    expect(screen.queryByText('Placeholder')).toBeNull();
  });

  test('one blaze button at a time: the next action', async () => {
    open();
    expect(submit().classList).toContain('btn-blaze');
    await fillIn();
    await userEvent.click(submit());
    expect(document.querySelectorAll('.btn-blaze')).toHaveLength(1);
    expect(submit().classList).toContain('btn-line');
  });

  test('editing a field hides the panel, and submitting writes it again', async () => {
    open();
    await fillIn();
    await userEvent.click(submit());
    await userEvent.type(field('Subject'), '!');
    expect(panel()).toBeNull();
    await userEvent.click(submit());
    expect(panel()?.querySelector('.panel-mail')?.textContent).toContain('Large tracks & more!');
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('the form itself', () => {
  test('has native validation and never puts a value into the URL', () => {
    open();
    const form = submit().closest('form');
    expect(form?.getAttribute('method')).toBe('dialog');
    expect(form?.hasAttribute('action')).toBe(false);
    for (const label of Object.keys(GOOD) as Label[]) expect(field(label).required).toBe(true);
    expect(field('Email address').getAttribute('type')).toBe('email');
    expect(field('Message').getAttribute('rows')).toBe('5');
    expect(field('First name').getAttribute('autocomplete')).toBe('given-name');
  });
});
