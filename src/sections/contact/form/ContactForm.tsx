import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../formats/templates.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactFieldName } from './contact-fields.ts';
import type { FormWords } from './schema.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import {
  BOUNCE_MS,
  isNoAddress,
  useOutcomeToasts,
  useListener,
  useRepeatGuard,
} from '../../../islands/hooks.ts';
import { island, Slot, type IslandProps } from '../../../islands/island.tsx';
import { MailPanel, type MailPanelWords } from './MailPanel.tsx';
import { useToasts } from '../../../islands/useToasts.tsx';
import type { ToasterLabels } from '../../../islands/Toasts.tsx';

interface Props extends IslandProps<HTMLFormElement> {
  /** The recipient of the mail; `isPlaceholder` until the owner supplies an address that is read. */
  to: { address: string; isPlaceholder: boolean };
  words: Pick<FormWords, 'fields' | 'summary'> & { mailPanel: MailPanelWords };
  toasterLabels: ToasterLabels;
}

/** The errors of the fields that have one. */
type Errors = Partial<Record<ContactFieldName, string>>;

type Values = Record<ContactFieldName, string>;

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values;

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${name}`);

/**
 * Keeps the server's form in step with the island: without messages of the browser, with the fields marked that
 * have errors, and with the button of the next step filled.
 */
function useMarkedForm(form: HTMLFormElement, errors: Errors, isWritten: boolean): void {
  // Turns off the browser's validation messages. Ours are linked to their fields.
  useEffect(() => {
    form.setAttribute('novalidate', '');
  }, [form]);
  useEffect(() => {
    for (const name of CONTACT_FIELD_NAMES)
      fieldOf(form, name)?.setAttribute('aria-invalid', String(errors[name] !== undefined));
  }, [form, errors]);
  // One filled button at a time: the next thing to do.
  useEffect(() => {
    const classes = form.querySelector('[type="submit"]')?.classList;
    classes?.toggle('btn-line', isWritten);
    classes?.toggle('btn-blaze', !isWritten);
  }, [form, isWritten]);
}

/**
 * Keeps a field in its place on the screen when the list of errors above it becomes shorter.
 *
 * @returns a function to call with the field before its error is removed
 */
function useKeptPlace(errors: Errors): (field: Element) => void {
  const kept = useRef<{ field: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { field, top } = kept.current;
    scrollBy(0, field.getBoundingClientRect().top - top);
    kept.current = undefined;
  }, [errors]);
  return (field) => {
    kept.current = { field, top: field.getBoundingClientRect().top };
  };
}

/** A reference for the mail panel, which gets the focus when an email is written, and then is scrolled to. */
function useMailPanel(written: Values | null) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!written) return;
    panel.current?.focus({ preventScroll: true });
    // After BOUNCE_MS, so that the second press of a double click does not hit the panel.
    const timer = setTimeout(() => panel.current?.scrollIntoView({ block: 'nearest' }), BOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [written]);
  return panel;
}

/** The contact form. It sends nothing: it writes an email for the visitor's own mail program. */
function ContactForm({ root: form, to, words, toasterLabels }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** How often the form was submitted with errors. */
  const [refusals, setRefusals] = useState(0);
  /** What was in the fields when the email was written; null if there is none. */
  const [written, setWritten] = useState<Values | null>(null);
  const [show, toastFallback] = useToasts('contact-said', toasterLabels);
  const { record, isRepeat, reset } = useRepeatGuard();
  const { copied: success, copyFailed: failure } = words.mailPanel;
  useOutcomeToasts(form, { id: 'message', success, failure }, show);

  useMarkedForm(form, errors, written !== null);
  const keepPlace = useKeptPlace(errors);
  const panel = useMailPanel(written);
  useEffect(() => {
    summary.current?.focus();
  }, [refusals]);

  function faultOf(name: ContactFieldName, value: string): string | undefined {
    const { missing, invalid, tooLong } = words.fields[name];
    const { limit } = CONTACT_FIELDS[name];
    if (value.trim() === '') return missing;
    // The fields have no maxlength, which would cut pasted text without a message.
    if (value.length > limit) return fill(tooLong, { limit: limit.toLocaleString('en') });
    const field = fieldOf(form, name);
    return field && isNoAddress(field) ? invalid : undefined;
  }

  /** Removes the error of a field once its value is valid. */
  function recheck(target: HTMLInputElement | HTMLTextAreaElement) {
    const { id, value } = target;
    const name = CONTACT_FIELD_NAMES.find((known) => known === id);
    if (!name || !errors[name] || faultOf(name, value)) return;
    keepPlace(target);
    // Not `errors`, which is from before: a program that fills in forms edits several fields at once.
    setErrors((latest) => ({ ...latest, [name]: undefined }));
  }

  function onEdit({ target }: Event) {
    const values = valuesOf(form);
    // A field also dispatches `change` when it loses the focus after the email was written.
    if (written && CONTACT_FIELD_NAMES.every((name) => values[name] === written[name])) return;
    reset();
    setWritten(null);
    recheck(target as HTMLInputElement | HTMLTextAreaElement);
  }
  useListener(form, 'input', onEdit);
  // Some programs that fill in forms dispatch nothing else.
  useListener(form, 'change', onEdit);
  useListener(form, 'submit', (event) => {
    event.preventDefault();
    // The second press of a double click has moved the focus back to the button.
    if (isRepeat(event)) {
      panel.current?.focus({ preventScroll: true });
      return;
    }
    const values = valuesOf(form);
    const faults = Object.fromEntries(
      CONTACT_FIELD_NAMES.map((name) => [name, faultOf(name, values[name])]),
    );
    setErrors(faults);
    if (CONTACT_FIELD_NAMES.some((name) => faults[name])) {
      setWritten(null);
      setRefusals(refusals + 1);
    } else {
      record(event);
      // As the owner ordered (src/specification).
      console.log('Form submitted');
      setWritten(values);
    }
  });

  return (
    <>
      <Slot id="contact-summary">
        <ErrorSummary
          ref={summary}
          words={words.summary}
          faults={CONTACT_FIELD_NAMES.filter((name) => errors[name]).map((name) => ({
            name,
            label: words.fields[name].label,
          }))}
          onChoose={(name) => fieldOf(form, name)?.focus()}
        />
      </Slot>
      {/* A message with a key of its own is a new element: a translator may have changed the old one. */}
      {CONTACT_FIELD_NAMES.map((name) => (
        <Slot key={name} id={`${name}-error`}>
          {errors[name] && <span key={errors[name]}>{errors[name]}</span>}
        </Slot>
      ))}
      <Slot id="contact-panel">
        {written && (
          <MailPanel
            ref={panel}
            mail={{
              to: to.address,
              subject: fill(words.mailPanel.mailSubject, { subject: written.subject.trim() }),
              body: fill(words.mailPanel.mailBody, written),
            }}
            isPlaceholder={to.isPlaceholder}
            words={words.mailPanel}
          />
        )}
      </Slot>
      {toastFallback}
    </>
  );
}

export default island('contact', ContactForm);
