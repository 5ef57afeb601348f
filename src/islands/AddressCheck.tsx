import { useEffect, useRef, useState, type InputEvent as FieldEvent } from 'react';
import { fill } from '../formats/templates.ts';
import type { HomePage } from '../schemas/pages/home.ts';
import { compare, type Comparison, type Excerpt } from './compare.ts';

/** Delay of the comparison after typing; a paste or a drop is compared at once. */
const DEBOUNCE_MS = 400;

const RESULT_ID = 'paste-back-result';

type PasteBackWords = HomePage['token']['address']['pasteBack'];

interface Props {
  address: string;
  isPlaceholder: boolean;
  words: PasteBackWords;
}

function ExcerptLine({ label, excerpt }: { label: string; excerpt: Excerpt }) {
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

/** The pasted text around a wrong character, and the code point of that character if it looks like another one. */
function Pasted({ excerpt, words }: { excerpt: Excerpt; words: PasteBackWords }) {
  return (
    <>
      <ExcerptLine label={words.pasted} excerpt={excerpt} />
      {excerpt.code && ` ${fill(words.foreign, { code: excerpt.code })}`}
    </>
  );
}

function VerdictText({ result, isPlaceholder, words }: VerdictProps) {
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
            <ExcerptLine label={words.shown} excerpt={result.shown} />{' '}
            <Pasted excerpt={result.pasted} words={words} />
          </span>
        </>
      );
    case 'length': {
      const { length, given, pasted } = result;
      const pattern = given < length ? words.shorter : words.longer;
      return (
        <>
          <b>{fill(pattern, { pasted: given, count: length })}</b>
          {pasted && (
            <span>
              <Pasted excerpt={pasted} words={words} />
            </span>
          )}
        </>
      );
    }
  }
}

interface VerdictProps extends Omit<Props, 'address'> {
  result: Comparison;
}

/** The result of the comparison, as a live region, which must be in the page even while it is empty. */
function Verdict({ result, isPlaceholder, words }: VerdictProps) {
  return (
    <div className="paste-result" id={RESULT_ID} role="status" data-result={result.kind}>
      <VerdictText result={result} isPlaceholder={isPlaceholder} words={words} />
      {result.kind !== 'empty' && result.trimmed && words.trimmed && <span>{words.trimmed}</span>}
    </div>
  );
}

/** A field that compares a pasted address with the one shown. Nothing leaves the page. */
export function AddressCheck({ address, isPlaceholder, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState<Comparison>({ kind: 'empty' });

  // The field may have been filled before hydration, by the visitor or by the browser.
  useEffect(() => {
    if (field.current?.value) setResult(compare(address, field.current.value));
    return () => {
      clearTimeout(timer.current);
    };
  }, [address]);

  function handleInput({ currentTarget, nativeEvent }: FieldEvent<HTMLInputElement>) {
    const next = compare(address, currentTarget.value);
    clearTimeout(timer.current);
    // Autofill dispatches a plain Event, without `inputType`.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom')) {
      setResult(next);
    } else {
      // Hides the result of the previous text.
      setResult({ kind: 'empty' });
      timer.current = setTimeout(setResult, DEBOUNCE_MS, next);
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
        onInput={handleInput}
      />
      <Verdict result={result} isPlaceholder={isPlaceholder} words={words} />
    </div>
  );
}
