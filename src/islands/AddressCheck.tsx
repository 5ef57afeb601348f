import { useEffect, useRef, useState, type InputEvent as FieldEvent } from 'react';
import { fill } from '../formats/patterns.ts';
import type { HomePage } from '../schemas/pages/home.ts';
import { compare, type Comparison, type Excerpt } from './compare.ts';

/** Typing is judged after a pause, a paste or a drop at once. */
const PAUSE_MS = 400;

const RESULT_ID = 'paste-back-result';

export type PasteBackWords = Pick<
  HomePage['token']['address']['pasteBack'],
  | 'label'
  | 'placeholder'
  | 'equal'
  | 'equalPlaceholder'
  | 'differs'
  | 'shorter'
  | 'longer'
  | 'shown'
  | 'pasted'
> & { trimmed?: string };

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

function Said({ result, isPlaceholder, words }: VerdictProps) {
  switch (result.kind) {
    case 'empty':
      return null;
    case 'equal':
      return (
        <>
          <b>{fill(words.equal, { count: result.length })}</b>
          {isPlaceholder && <span>{words.equalPlaceholder}</span>}
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
      const pattern = given < length ? words.shorter : words.longer;
      return <b>{fill(pattern, { pasted: given, count: length })}</b>;
    }
  }
}

interface VerdictProps extends Omit<Props, 'address'> {
  result: Comparison;
}

/** What the comparison found, announced as it changes. It stays in the page while it is empty. */
export function Verdict({ result, isPlaceholder, words }: VerdictProps) {
  return (
    <div className="paste-result" id={RESULT_ID} role="status" data-result={result.kind}>
      <Said result={result} isPlaceholder={isPlaceholder} words={words} />
      {result.kind !== 'empty' && result.trimmed && words.trimmed && <span>{words.trimmed}</span>}
    </div>
  );
}

/** Compares, in the page alone, what the visitor's clipboard holds with the address shown. */
export function AddressCheck({ address, isPlaceholder, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState<Comparison>({ kind: 'empty' });

  // What was typed before React came, or restored by the browser, is judged too.
  useEffect(() => {
    if (field.current?.value) setResult(compare(address, field.current.value));
    return () => {
      clearTimeout(timer.current);
    };
  }, [address]);

  function judge({ currentTarget, nativeEvent }: FieldEvent<HTMLInputElement>) {
    const next = compare(address, currentTarget.value);
    clearTimeout(timer.current);
    // Autofill sends a plain event, without a type.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom')) {
      setResult(next);
    } else {
      // A verdict must never stand beside a text that it is not about.
      setResult({ kind: 'empty' });
      timer.current = setTimeout(setResult, PAUSE_MS, next);
    }
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor="paste-back">
        {words.label}
      </label>
      <input
        ref={field}
        id="paste-back"
        className="field-input paste-field"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-describedby={RESULT_ID}
        onInput={judge}
      />
      <Verdict result={result} isPlaceholder={isPlaceholder} words={words} />
    </div>
  );
}
