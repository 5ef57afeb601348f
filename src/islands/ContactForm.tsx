import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { fill } from '../formats/templates.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactFieldName,
} from '../schemas/contact-fields.ts';
import type { ContactPage } from '../schemas/pages/contact.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { BOUNCE_MS, useRepeatGuard, useReady } from './hooks.ts';
import type { Mail } from './mail.ts';
import { MailPanel, type MailPanelWords } from './MailPanel.tsx';
import { useToasts } from './useToasts.tsx';
import type { ToasterLabels } from './Toasts.tsx';

/** The attributes of an input that follow from the kind of its field. */
const ATTRIBUTES = { line: {}, email: { type: 'email' }, box: { rows: 5 } } as const;

interface Props {
  /** The recipient of the mail; `isPlaceholder` until the owner supplies an address that is read. */
  to: { address: string; isPlaceholder: boolean };
  words: Omit<ContactPage['form'], 'number' | 'required' | 'heading' | 'submitNote'> & {
    submitNote: string;
    mailPanel: MailPanelWords;
  };
  toasterLabels: ToasterLabels;
}

/** The contact form. It sends nothing: it writes an email for the visitor's own mail program. */
export default function ContactForm({ to, words, toasterLabels }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** The field that the visitor is correcting, and its position before its error was removed. */
  const corrected = useRef<{ field: Element; top: number }>(undefined);
  const [errors, setErrors] = useState<Partial<Record<ContactFieldName, string>>>({});
  /** How often the form was submitted with errors. */
  const [refusals, setRefusals] = useState(0);
  const [mail, setMail] = useState<Mail | null>(null);
  const [show, toastFallback] = useToasts(toasterLabels);
  const { record, isRepeat, reset } = useRepeatGuard();

  // Turns off the browser's validation messages. Ours are linked to their fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    summary.current?.focus();
  }, [refusals]);
  // Keeps the field in its place on the screen when the list of errors above it becomes shorter.
  useLayoutEffect(() => {
    if (!corrected.current) return;
    const { field, top } = corrected.current;
    scrollBy(0, field.getBoundingClientRect().top - top);
    corrected.current = undefined;
  }, [errors]);
  // Scrolls after BOUNCE_MS, so that the second press of a double click does not hit the panel.
  useEffect(() => {
    if (!mail) return;
    panel.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => panel.current?.scrollIntoView({ block: 'nearest' }), BOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [mail]);
  useReady(form);

  function field(name: string) {
    return form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${name}`);
  }

  function fault(name: ContactFieldName, value: string): string | undefined {
    const { missing, invalid, tooLong } = words.fields[name];
    const { limit } = CONTACT_FIELDS[name];
    if (value.trim() === '') return missing;
    // The fields have no maxlength, which would cut pasted text without a message.
    if (value.length > limit) return fill(tooLong, { limit: limit.toLocaleString('en') });
    return field(name)?.validity.typeMismatch ? invalid : undefined;
  }

  /** Removes the error of a field once its value is valid. */
  function recheck({ target }: { target: EventTarget }) {
    const { id, value } = target as HTMLInputElement | HTMLTextAreaElement;
    const name = CONTACT_FIELD_NAMES.find((one) => one === id);
    if (!name || !errors[name] || fault(name, value)) return;
    const input = target as Element;
    corrected.current = { field: input, top: input.getBoundingClientRect().top };
    setErrors({ ...errors, [name]: undefined });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The second press of a double click has moved the focus back to the button.
    if (isRepeat(event)) {
      panel.current?.focus({ preventScroll: true });
      return;
    }
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      ContactFieldName,
      string
    >;
    const found = Object.fromEntries(
      CONTACT_FIELD_NAMES.map((name) => [name, fault(name, values[name])]),
    );
    setErrors(found);
    if (CONTACT_FIELD_NAMES.some((name) => found[name])) {
      setMail(null);
      setRefusals(refusals + 1);
    } else {
      record(event);
      console.log('Form submitted');
      setMail({
        to: to.address,
        subject: fill(words.mailPanel.mailSubject, { subject: values.subject.trim() }),
        body: fill(words.mailPanel.mailBody, values),
      });
    }
  }

  return (
    <form
      ref={form}
      className="report"
      method="dialog"
      onSubmit={submit}
      onInput={(event) => {
        reset();
        setMail(null);
        recheck(event);
      }}
    >
      <ErrorSummary
        ref={summary}
        words={words.summary}
        faults={CONTACT_FIELD_NAMES.filter((name) => errors[name]).map((name) => ({
          name,
          label: words.fields[name].label,
        }))}
        onChoose={(name) => field(name)?.focus()}
      />
      <div className="report-fields">
        {CONTACT_FIELD_NAMES.map((name) => {
          const { kind, isRequired, autoComplete } = CONTACT_FIELDS[name];
          return (
            <Field
              key={name}
              name={name}
              label={words.fields[name].label}
              error={errors[name]}
              required={isRequired}
              autoComplete={autoComplete}
              {...ATTRIBUTES[kind]}
            />
          );
        })}
      </div>
      <div className="report-go">
        <button
          className={`btn ${mail ? 'btn-line' : 'btn-blaze'}`}
          type="submit"
          data-pending={words.pending}
        >
          {words.submit}
        </button>
        <p className="report-why note">{words.submitNote}</p>
      </div>
      <FailureNote unavailable={words.unavailable} noScript={words.noScript} />
      {mail && (
        <MailPanel
          ref={panel}
          mail={mail}
          isPlaceholder={to.isPlaceholder}
          words={words.mailPanel}
          show={show}
        />
      )}
      {toastFallback}
    </form>
  );
}
