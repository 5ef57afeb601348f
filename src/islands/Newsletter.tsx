import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { HomePage } from '../schemas/pages/home.ts';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { useRepeatGuard, useReady } from './hooks.ts';
import { useToasts } from './useToasts.tsx';
import type { ToasterLabels } from './Toasts.tsx';

interface Props {
  words: Omit<HomePage['newsletter'], 'heading' | 'tear'>;
  toasterLabels: ToasterLabels;
}

const FIELD = 'newsletter-email';
/** Maximum length of an email address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_LENGTH = 254;

/** The newsletter form. It validates the address, shows a toast and resets; nothing is sent or stored. */
export default function Newsletter({ words, toasterLabels }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [show, toastFallback] = useToasts(toasterLabels);
  const { record, isRepeat, reset } = useRepeatGuard();

  // Turns off the browser's validation messages. Ours are linked to the field.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useReady(form);

  function fault({ validity, value }: HTMLInputElement): string | undefined {
    if (validity.valueMissing) return words.missing;
    if (value.length > MAX_LENGTH) return words.tooLong;
    return validity.valid ? undefined : words.invalid;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRepeat(event)) return;
    const field = event.currentTarget.elements.namedItem(FIELD) as HTMLInputElement;
    const found = fault(field);
    setError(found);
    if (found) {
      field.focus();
    } else {
      record(event);
      event.currentTarget.reset();
      show({ id: 'newsletter', kind: 'success', ...words.success });
    }
  }

  return (
    <form ref={form} className="signup" method="dialog" onSubmit={submit} onInput={reset}>
      <p className="signup-honest" id="newsletter-honest">
        <b>{words.honest.strong}</b> {words.honest.text}
      </p>
      <Field
        name={FIELD}
        type="email"
        autoComplete="email"
        label={words.label}
        placeholder={words.placeholder}
        error={error}
        describedBy="newsletter-honest"
      />
      <button className="btn btn-blaze signup-submit" type="submit" data-pending={words.pending}>
        {words.button}
      </button>
      {toastFallback}
      <FailureNote unavailable={words.unavailable} noScript={words.noScript} />
    </form>
  );
}
