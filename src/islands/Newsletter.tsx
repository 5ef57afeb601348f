import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { useBounce, useReady } from './hooks.ts';
import { useToasts } from './useToasts.tsx';
import type { ToastFrame, ToastWords } from './words.ts';

interface Props {
  words: {
    label: string;
    placeholder: string;
    submit: string;
    /** That the list is not running and nothing is sent: always on the page. */
    honesty: { strong: string; rest: string };
    missing: string;
    wrong: string;
    thanks: ToastWords;
    toasts: ToastFrame;
    failed: string;
    off: string;
  };
}

const FIELD = 'newsletter-email';

/** The newsletter slip. It checks the address, says thank you and clears; nothing is sent or stored. */
export default function Newsletter({ words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [show, place] = useToasts(words.toasts);
  const repeats = useBounce();

  // Until now the browser's own messages spoke; from here ours do, tied to the field.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useReady(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (repeats(event)) return;
    const field = event.currentTarget.elements.namedItem(FIELD) as HTMLInputElement;
    if (field.validity.valid) {
      setError(undefined);
      event.currentTarget.reset();
      show({ id: 'newsletter', kind: 'success', ...words.thanks });
    } else {
      setError(field.validity.valueMissing ? words.missing : words.wrong);
      field.focus();
    }
  }

  return (
    <form ref={form} className="signup" method="dialog" onSubmit={submit}>
      <Field
        name={FIELD}
        type="email"
        autoComplete="email"
        label={words.label}
        placeholder={words.placeholder}
        error={error}
        describedBy="newsletter-honesty"
      />
      <button className="btn btn-blaze signup-submit" type="submit">
        {words.submit}
      </button>
      <p className="signup-honesty" id="newsletter-honesty">
        <b>{words.honesty.strong}</b> {words.honesty.rest}
      </p>
      {place}
      <FailureNote failed={words.failed} off={words.off} />
    </form>
  );
}
