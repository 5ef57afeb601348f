import { useEffect, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { useBounce, useReady } from './hooks.ts';
import type { Mail } from './mail.ts';
import { MailPanel, type MailPanelWords } from './MailPanel.tsx';
import { useToasts } from './useToasts.tsx';
import { fill, type ToastFrame } from './words.ts';

/** The fields in order, with the most characters each may hold. Longer text is told, never cut. */
const FIELDS = {
  firstName: { max: 100, autoComplete: 'given-name' },
  lastName: { max: 100, autoComplete: 'family-name' },
  email: { max: 254, autoComplete: 'email', type: 'email' },
  subject: { max: 200, autoComplete: 'off' },
  message: { max: 10_000, rows: 5 },
} as const;

type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];

type Values = Record<Name, string>;
type Errors = Partial<Record<Name, string>>;

interface Props {
  /** Where the mail goes; `isPlaceholder` while nobody reads mail there. */
  to: { address: string; isPlaceholder: boolean };
  words: {
    fields: Record<Name, { label: string; missing: string }>;
    wrongEmail: string;
    /** `{max}`, `{count}` */
    tooLong: string;
    /** `{count}` */
    summary: { one: string; many: string; text: string };
    submit: string;
    why: string;
    /** The mail's text: `{message}`, `{firstName}`, `{lastName}`, `{email}` */
    body: string;
    panel: MailPanelWords;
    toasts: ToastFrame;
    failed: string;
    off: string;
  };
}

/** The report form. It sends nothing: it writes a mail that the visitor's own program may send. */
export default function ContactForm({ to, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [mail, setMail] = useState<Mail | null>(null);
  const [show, place] = useToasts(words.toasts);
  const repeats = useBounce();

  // Until now the browser's own messages spoke; from here ours do, tied to their fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (mail) panel.current?.focus();
  }, [mail]);
  useReady(form);

  function field(name: string): HTMLInputElement | HTMLTextAreaElement | null {
    return form.current?.querySelector(`[name="${name}"]`) ?? null;
  }

  function faults(values: Values): Errors {
    const found: Errors = {};
    for (const name of NAMES) {
      const { max } = FIELDS[name];
      const count = [...values[name]].length;
      if (values[name].trim() === '' && !field(name)?.validity.typeMismatch)
        found[name] = words.fields[name].missing;
      else if (count > max) found[name] = fill(words.tooLong, { max, count });
      else if (field(name)?.validity.typeMismatch) found[name] = words.wrongEmail;
    }
    return found;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (repeats(event)) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      NAMES.map((name) => [name, String(data.get(name))]),
    ) as Values;
    const found = faults(values);
    const first = NAMES.find((name) => found[name]);
    setErrors(found);
    if (first) {
      setMail(null);
      field(first)?.focus();
    } else {
      console.log('Form submitted');
      setMail({ to: to.address, subject: values.subject.trim(), body: fill(words.body, values) });
    }
  }

  function go(event: MouseEvent, name: Name) {
    event.preventDefault();
    field(name)?.focus();
  }

  const wrong = NAMES.filter((name) => errors[name]);
  return (
    <form
      ref={form}
      className="report"
      method="dialog"
      onSubmit={submit}
      onInput={() => setMail(null)}
    >
      {wrong.length > 0 && (
        <div className="report-summary" role="alert">
          <h3>
            {fill(wrong.length === 1 ? words.summary.one : words.summary.many, {
              count: wrong.length,
            })}
          </h3>
          <p>{words.summary.text}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => go(event, name)}>
                  {words.fields[name].label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="report-fields">
        {NAMES.map((name) => {
          const { max: _max, ...attributes } = FIELDS[name];
          return (
            <Field
              key={name}
              name={name}
              label={words.fields[name].label}
              error={errors[name]}
              {...attributes}
            />
          );
        })}
      </div>
      <div className="report-go">
        <button className={`btn ${mail ? 'btn-line' : 'btn-blaze'}`} type="submit">
          {words.submit}
        </button>
        <p className="report-why">{words.why}</p>
      </div>
      <FailureNote failed={words.failed} off={words.off} />
      {mail && (
        <MailPanel
          ref={panel}
          mail={mail}
          isPlaceholder={to.isPlaceholder}
          words={words.panel}
          show={show}
        />
      )}
      {place}
    </form>
  );
}
