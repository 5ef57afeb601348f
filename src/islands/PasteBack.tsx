import { useEffect, useRef, useState, type FormEvent } from 'react';
import { compare, type Comparison, type Excerpt } from './compare.ts';
import { fill } from './words.ts';

/** Typing is judged after a pause, a paste at once. */
const PAUSE_MS = 400;

export interface PasteBackWords {
  label: string;
  placeholder: string;
  /** `{length}` */
  equal: string;
  /** Follows `equal` while the address shown is a stand-in. */
  standIn: string;
  /** `{position}` */
  differs: string;
  shown: string;
  pasted: string;
  /** `{given}`, `{length}` */
  tooShort: string;
  tooLong: string;
  /** Said when white space around the pasted text was left out. */
  trimmed: string;
}

interface Props {
  address: string;
  isPlaceholder: boolean;
  words: PasteBackWords;
}

function Piece({ label, excerpt }: { label: string; excerpt: Excerpt }) {
  return (
    <span className="paste-piece">
      {label}{' '}
      <code dir="ltr">
        {excerpt.before}
        <mark>{excerpt.character}</mark>
        {excerpt.after}
      </code>
    </span>
  );
}

function Verdict({
  result,
  isPlaceholder,
  words,
}: Omit<Props, 'address'> & { result: Comparison }) {
  switch (result.kind) {
    case 'empty':
      return null;
    case 'equal':
      return (
        <>
          <b>{fill(words.equal, { length: result.length })}</b>
          {isPlaceholder && <span>{words.standIn}</span>}
        </>
      );
    case 'differs':
      return (
        <>
          <b>{fill(words.differs, { position: result.position })}</b>
          <span>
            <Piece label={words.shown} excerpt={result.shown} />{' '}
            <Piece label={words.pasted} excerpt={result.pasted} />
          </span>
        </>
      );
    case 'length': {
      const { length, given } = result;
      return <b>{fill(given < length ? words.tooShort : words.tooLong, { given, length })}</b>;
    }
  }
}

/** Compares, in the page alone, what the visitor's clipboard holds with the address shown. */
export function PasteBack({ address, isPlaceholder, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState<Comparison>({ kind: 'empty' });

  // What was typed before React came, or restored by the browser, is judged too.
  useEffect(() => {
    if (field.current?.value) setResult(compare(address, field.current.value));
    return () => clearTimeout(timer.current);
  }, [address]);

  function judge(event: FormEvent<HTMLInputElement>) {
    const { value } = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    clearTimeout(timer.current);
    // A verdict must never stand beside a text that it is not about.
    setResult({ kind: 'empty' });
    const pasted = inputType !== 'insertText' && !inputType?.startsWith('delete');
    timer.current = setTimeout(() => setResult(compare(address, value)), pasted ? 0 : PAUSE_MS);
  }

  return (
    <div className="paste">
      <label className="paste-label" htmlFor="paste-back">
        {words.label}
      </label>
      <input
        ref={field}
        id="paste-back"
        className="paste-field"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-describedby="paste-back-result"
        onInput={judge}
      />
      <div className="paste-result" id="paste-back-result" role="status" data-result={result.kind}>
        <Verdict result={result} isPlaceholder={isPlaceholder} words={words} />
        {result.kind !== 'empty' && result.trimmed && <span>{words.trimmed}</span>}
      </div>
    </div>
  );
}
