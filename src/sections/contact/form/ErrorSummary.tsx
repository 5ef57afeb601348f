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
 * focus to it. The two are of different elements, because JAWS leaves out the list of an alert that
 * gets the focus: https://github.com/alphagov/govuk-frontend/issues/2657
 */
export function ErrorSummary({ ref, words, faults, onChoose }: Props) {
  if (faults.length === 0) return null;
  return (
    <div ref={ref} className="summary" tabIndex={-1}>
      <div role="alert">
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
    </div>
  );
}
