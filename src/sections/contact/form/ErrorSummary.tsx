import type { Ref } from 'react';
import { fill } from '../../../formats/templates.ts';
import type { FormWords } from './schema.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  words: FormWords['summary'];
  /** The name and the label of each invalid field. */
  faults: { name: string; label: string }[];
  /** Called with the name of the field whose link the visitor follows. */
  onChoose: (name: string) => void;
}

/**
 * The list of invalid fields, with a link to each. Screen readers announce it; the form moves the
 * focus to it.
 */
export function ErrorSummary({ ref, words, faults, onChoose }: Props) {
  if (faults.length === 0) return null;
  return (
    <div ref={ref} className="summary" role="alert" tabIndex={-1}>
      {/* A key makes a new element: a translator may have changed the text of the old one. */}
      <h3 key={faults.length}>
        {faults.length === 1 ? words.one : fill(words.many, { count: faults.length })}
      </h3>
      <p>{words.text}</p>
      <ul role="list">
        {faults.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
