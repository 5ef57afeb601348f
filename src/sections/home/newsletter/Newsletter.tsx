import { useEffect, useState } from 'react';
import type { NewsletterWords } from './schema.ts';
import { isNoAddress, useListener, useRepeatGuard } from '../../../islands/hooks.ts';
import { island, Slot, type IslandProps } from '../../../islands/island.tsx';
import { useToasts } from '../../../islands/useToasts.tsx';
import type { ToasterLabels } from '../../../islands/Toasts.tsx';

interface Props extends IslandProps<HTMLFormElement> {
  words: Pick<NewsletterWords, 'missing' | 'invalid' | 'tooLong' | 'success'>;
  toasterLabels: ToasterLabels;
}

const FIELD = 'newsletter-email';
/** Maximum length of an email address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_LENGTH = 254;

/** The newsletter form. It validates the address, shows a toast and resets; nothing is sent or stored. */
function Newsletter({ root: form, words, toasterLabels }: Props) {
  const [error, setError] = useState<string>();
  /** How often the form was submitted with an error: each is announced. */
  const [refusals, setRefusals] = useState(0);
  const [show, toastFallback] = useToasts('newsletter-said', toasterLabels);
  const { record, isRepeat } = useRepeatGuard();

  // Turns off the browser's validation messages. Ours are linked to the field.
  useEffect(() => {
    form.setAttribute('novalidate', '');
  }, [form]);

  function faultOf(field: HTMLInputElement): string | undefined {
    if (field.validity.valueMissing) return words.missing;
    if (field.value.length > MAX_LENGTH) return words.tooLong;
    return isNoAddress(field) ? words.invalid : undefined;
  }

  useListener(form, 'submit', (event) => {
    event.preventDefault();
    const field = form.querySelector<HTMLInputElement>(`#${FIELD}`);
    if (!field || isRepeat(event)) return;
    const fault = faultOf(field);
    setError(fault);
    field.setAttribute('aria-invalid', String(fault !== undefined));
    if (fault) {
      setRefusals(refusals + 1);
      field.focus();
    } else {
      record(event);
      form.reset();
      show({ id: 'newsletter', kind: 'success', ...words.success });
    }
  });

  return (
    <>
      <Slot id={`${FIELD}-error`}>{error && <span key={refusals}>{error}</span>}</Slot>
      {toastFallback}
    </>
  );
}

export default island('newsletter', Newsletter);
