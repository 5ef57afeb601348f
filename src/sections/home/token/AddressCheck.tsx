import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../formats/templates.ts';
import type { TokenWords } from './schema.ts';
import { compare, type Comparison, type Excerpt } from './compare.ts';
import { useListener } from '../../../islands/hooks.ts';
import { Slot } from '../../../islands/island.tsx';

/** Delay of the comparison after typing; a paste or a drop is compared at once. */
const DEBOUNCE_MS = 400;

/** The server's live region below the field. */
const RESULT_ID = 'paste-back-result';

type Words = TokenWords['address']['pasteBack'];

export type PasteBackWords = Omit<Words, 'label' | 'placeholder' | 'equalPlaceholder'> & {
  /** After the result that every character matches, if the address is a placeholder. */
  equalPlaceholder?: Words['equalPlaceholder'];
};

interface Props {
  root: HTMLElement;
  address: string;
  words: PasteBackWords;
}

/** A piece of an address, which no translator may touch. */
function ExcerptLine({ label, excerpt }: { label: string; excerpt: Excerpt }) {
  return (
    <span className="paste-piece">
      <span>{`${label} `}</span>
      <code dir="ltr" translate="no">
        <span>{excerpt.before}</span>
        <mark>{excerpt.character}</mark>
        <span>{excerpt.after}</span>
      </code>
    </span>
  );
}

/** The pasted text around a wrong character, and the code point of that character if it looks like another one. */
function Pasted({ excerpt, words }: { excerpt: Excerpt; words: PasteBackWords }) {
  return (
    <>
      <ExcerptLine label={words.pasted} excerpt={excerpt} />
      {excerpt.code && <span>{` ${fill(words.foreign, { code: excerpt.code })}`}</span>}
    </>
  );
}

/** What the comparison of the pasted text has found, in words. */
function VerdictText({ result, words }: { result: Comparison; words: PasteBackWords }) {
  switch (result.kind) {
    case 'empty':
      return null;
    case 'link':
      return <b>{words.link}</b>;
    case 'equal':
      return (
        <>
          <b>{fill(words.equal, { count: result.length })}</b>
          {words.equalPlaceholder && <span>{words.equalPlaceholder}</span>}
        </>
      );
    case 'differs':
      return (
        <>
          <b>{fill(words.differs, { position: result.position })}</b>
          <span>
            <ExcerptLine label={words.shown} excerpt={result.shown} />
            <span> </span>
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

/** Compares an address that is pasted into the server's field with the one shown. Nothing leaves the page. */
export function AddressCheck({ root, address, words }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The field may have been filled before hydration, by the visitor or by the browser.
  const [result, setResult] = useState(() =>
    compare(address, root.querySelector('input')?.value ?? ''),
  );

  useLayoutEffect(() => {
    document.getElementById(RESULT_ID)?.setAttribute('data-result', result.kind);
  }, [result]);

  useListener(root, 'input', (event) => {
    const next = compare(address, (event.target as HTMLInputElement).value);
    clearTimeout(timer.current);
    // Autofill dispatches a plain Event, without `inputType`.
    if (event instanceof InputEvent && event.inputType.startsWith('insertFrom')) {
      setResult(next);
    } else {
      // Hides the result of the previous text.
      setResult({ kind: 'empty' });
      timer.current = setTimeout(setResult, DEBOUNCE_MS, next);
    }
  });

  // Some programs that fill in fields dispatch nothing else.
  useListener(root, 'change', (event) => {
    clearTimeout(timer.current);
    setResult(compare(address, (event.target as HTMLInputElement).value));
  });

  return (
    <Slot id={RESULT_ID}>
      {/* Replaced whole: a translator may still be at work on the texts of the previous result. */}
      <Fragment key={JSON.stringify(result)}>
        <VerdictText result={result} words={words} />
        {'withoutSpaces' in result && result.withoutSpaces && <span>{words.withoutSpaces}</span>}
      </Fragment>
    </Slot>
  );
}
