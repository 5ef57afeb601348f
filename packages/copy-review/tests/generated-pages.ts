import fc from 'fast-check';

/** The model of a generated page. All texts differ, so that each edit can be recognised. */
export interface Page {
  readonly title: string;
  readonly sections: readonly PageSection[];
}

interface PageSection {
  readonly heading: string;
  readonly parts: readonly Part[];
}

interface Part {
  readonly kind: 'p' | 'ul' | 'table' | 'dl' | 'details' | 'figure' | 'a';
  /** At least two. */
  readonly texts: readonly string[];
}

const SUBJECTS = [
  'The pool',
  'Your token',
  'Bigfoot',
  'The studio',
  'A holder',
  'This contract',
  'The yeti',
];
const VERBS = [
  'keeps',
  'moves',
  'locks',
  'shows',
  'mints',
  'watches',
  'carries',
  'forgets',
  'repeats',
];
const OBJECTS = [
  'the snow',
  'a waterfall',
  'every footprint',
  'its own shadow',
  'the quiet lake',
  'old maps',
  'one lantern',
];
const FACTS = [
  'until 1 July 2027',
  'for 12 months',
  'at R 500 each',
  'with 5 % of it',
  'for 5 trillion coins',
  'as a@muuva.example says',
  '',
];

/** A sentence with a unique name. */
const sentence = (name: string) =>
  fc
    .tuple(...[SUBJECTS, VERBS, OBJECTS, FACTS].map((words) => fc.constantFrom(...words)))
    .map(([subject, verb, object, fact]) =>
      `${subject} ${name} ${verb} ${object} ${fact}`
        .trim()
        .concat(` near ${name}s${name} and ${name}hill ${name}tree.`),
    );

/** A unique name of ten letters for each number: the digits in base 5, as “ka”, “ke”, “ki”, “ko”, “ku”. */
const nameOf = (number: number) =>
  number
    .toString(5)
    .padStart(5, '0')
    .replaceAll(/\d/g, (digit) => `k${'aeiou'.charAt(Number(digit))}`);

const KINDS = ['p', 'p', 'p', 'ul', 'table', 'dl', 'details', 'figure', 'a'] as const;

/** Pages of two to five sections, each of one to four parts. */
export const pages: fc.Arbitrary<Page> = fc
  .array(fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 }), {
    minLength: 2,
    maxLength: 5,
  })
  .chain((shape) => {
    let count = 0;
    const next = () => sentence(nameOf(count++));
    const sections = shape.map((kinds) =>
      fc.record({
        heading: fc.constant(`About ${nameOf(count++)}`),
        parts: fc.tuple(
          ...kinds.map((kind) =>
            fc.record({ kind: fc.constant(kind), texts: fc.tuple(next(), next()) }),
          ),
        ),
      }),
    );
    return fc.record({ title: next(), sections: fc.tuple(...sections) });
  });

/** Ways to write the same page in HTML, all with the same text. */
export interface Markup {
  readonly gap: string;
  readonly attributes: readonly [string, string];
  readonly wrap: readonly [string, string];
  readonly mark: string;
  readonly heading: string;
  readonly cell: string;
}

const PLAIN: Markup = {
  gap: ' ',
  attributes: ['class="a"', 'id="b"'],
  wrap: ['', ''],
  mark: 'b',
  heading: 'h2',
  cell: 'td',
};

export const markups: fc.Arbitrary<Markup> = fc.record({
  gap: fc.constantFrom(' ', '\n', ' \t ', '&nbsp;', ' <!-- not read --> '),
  attributes: fc.constantFrom(['id="b"', 'class="a"'], ['class="x y"', 'data-z=1'], ['', '']),
  wrap: fc.constantFrom(['<div>', '</div>'], ['<div><div class="w">', '</div></div>'], ['', '']),
  mark: fc.constantFrom('b', 'i', 'span', 'strong'),
  heading: fc.constantFrom('h2', 'h3'),
  cell: fc.constantFrom('td', 'th'),
});

/** The HTML of a page. The sections are numbered in their order. */
export function htmlOf({ title, sections }: Page, how: Markup = PLAIN): string {
  const dressed = (text: string) => {
    const [first = '', ...words] = text.split(' ');
    return [`<${how.mark}>${first}</${how.mark}>`, ...words].join(how.gap);
  };
  const body = sections.map(({ heading, parts }, place) =>
    [
      `<${how.heading} ${how.attributes.join(' ')}>${place + 1}. ${heading}</${how.heading}>`,
      ...parts.map((part) => how.wrap.join(partOf(part, dressed, how))),
    ].join('\n'),
  );
  const data = JSON.stringify({ '@type': 'WebPage', name: title, parts: sections.length });
  const props = JSON.stringify({ said: [`${title} Copied`], icon: 'copy' });
  return `<!doctype html><html lang="en"><head><title>${title}</title>
    <script type="application/ld+json">${data}</script></head><body><main>${body.join('\n')}
    </main><astro-island props='${props}'></astro-island></body></html>`;
}

function partOf({ kind, texts }: Part, dressed: (text: string) => string, how: Markup): string {
  const all = texts.map(dressed);
  const [first = '', ...rest] = all;
  const plain = texts[0] ?? '';
  const attributes = how.attributes.join(' ');
  switch (kind) {
    case 'p':
      return all.map((text) => `<p ${attributes}>${text}</p>`).join('');
    case 'ul':
      return `<ul ${attributes}>${all.map((text) => `<li>${text}</li>`).join('\n')}</ul>`;
    case 'table':
      return `<table><tr>${all.map((text) => `<${how.cell}>${text}</${how.cell}>`).join('')}</tr></table>`;
    case 'dl':
      return `<dl><dt>${first}</dt>${rest.map((text) => `<dd>${text}</dd>`).join('')}</dl>`;
    case 'details':
      return `<details ${attributes}><summary>${first}</summary>${rest.join('')}</details>`;
    case 'figure':
      return `<figure><img src="x" alt="${plain}"><figcaption>${rest.join('')}</figcaption></figure>`;
    case 'a':
      return `<p>${all.join(' ')} <a href="/${plain.split(' ')[2] ?? ''}">more</a></p>`;
  }
}
