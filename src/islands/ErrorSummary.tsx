import { fill } from '../formats/patterns.ts';
import type { ContactPage } from '../schemas/pages/contact.ts';

interface Props {
  words: ContactPage['form']['summary'];
  faults: { name: string; label: string }[];
  onChoose: (name: string) => void;
}

/**
 * The list of invalid fields, with a link to each. Screen readers announce it. This component does
 * not take focus; the form focuses the first invalid field.
 */
export function ErrorSummary({ words, faults, onChoose }: Props) {
  if (faults.length === 0) return null;
  return (
    <div className="summary" role="alert">
      <h3>{faults.length === 1 ? words.one : fill(words.many, { count: faults.length })}</h3>
      <p>{words.text}</p>
      <ul>
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
