import { readdirSync, readFileSync } from 'node:fs';

/** What was done to a page, so that a review can be held against it. */
export interface Edited {
  readonly before: string;
  readonly after: string;
  /** Facts that another stands for now. */
  readonly facts: readonly (readonly [before: string, after: string])[];
  /** Texts that stand in both, some of them elsewhere. */
  readonly kept: readonly string[];
}

interface Part {
  readonly title: string;
  readonly texts: readonly string[];
}

const SECTIONS = 8;
const PARAGRAPHS = 4;
const MONTHS = ['January', 'April', 'June', 'September', 'November'];

/** Paragraphs of the site’s own legal text, answers and pledges, as plain words. */
export function paragraphs(): string[] {
  return ['legal', 'faq', 'pledge', 'about'].flatMap((folder) =>
    readdirSync(`src/content/${folder}`).flatMap((file) =>
      readFileSync(`src/content/${folder}/${file}`, 'utf8')
        .replace(/^---\n[\s\S]*?^---\n/m, '')
        .trim()
        .split(/\n\n+/)
        .filter((text) => /^[A-Z]/.test(text))
        .map((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*\\]/g, '')),
    ),
  );
}

/**
 * One page of real length before and after six edits: a word, a date, an amount, a paragraph more,
 * a section that moved (which numbers others anew), and all of the HTML written otherwise.
 */
export function editedPage(number: number, texts: readonly string[]): Edited {
  const pick = (place: number) => texts[(number * 31 + place * 7) % texts.length] ?? '';
  const dates = [dateOf(number), dateOf(number + 3)] as const;
  const amounts = [`${number + 5},000,000,000`, `${number + 6},000,000,000`] as const;
  const parts = Array.from({ length: SECTIONS }, (_, section): Part => ({
    title: `${['Scope', 'Risk', 'Supply', 'Lock', 'Contest', 'Contact', 'Law', 'Changes'][section] ?? ''} of sheet ${number}`,
    texts: Array.from({ length: PARAGRAPHS }, (__, place) => pick(section * PARAGRAPHS + place)),
  }));
  const mark = `Sheet ${number} speaks of the part that moved, and of nothing else at all.`;
  const before = withTexts(parts, {
    2: `On sheet ${number} the supply is ${amounts[0]} tokens in all.`,
    3: `On sheet ${number} the pool is locked until ${dates[0]} at least.`,
    5: mark,
  });
  const edited = withTexts(parts, {
    1: `A paragraph that sheet ${number} did not have before.`,
    2: `On sheet ${number} the supply is ${amounts[1]} tokens in all.`,
    3: `On sheet ${number} the pool is locked until ${dates[1]} at least.`,
    5: mark,
  }).map((part, place) =>
    place === 6
      ? { ...part, texts: part.texts.map((text) => text.replace(' is ', ' was ')) }
      : part,
  );
  edited.splice(1, 0, ...edited.splice(5, 1));
  return {
    before: html(number, before, false),
    after: html(number, edited, true),
    facts: [dates, amounts],
    kept: textsOf(before).filter((text) => textsOf(edited).includes(text)),
  };
}

const textsOf = (parts: readonly Part[]) => parts.flatMap(({ texts }) => texts);

const dateOf = (number: number) => `${(number % 27) + 1} ${MONTHS[number % 5] ?? ''} 2027`;

const withTexts = (parts: readonly Part[], more: Readonly<Record<number, string>>) =>
  parts.map((part, place): Part => {
    const text = more[place];
    return text === undefined ? part : { ...part, texts: [text, ...part.texts] };
  });

/** The same page by two hands: other classes, wrappers, line ends and order of attributes. */
function html(number: number, parts: readonly Part[], isOther: boolean): string {
  const body = parts.map(({ title, texts }, place) => {
    const id = `${place + 1}`;
    const heading = `<h2 ${isOther ? `class="title" id="s${id}"` : `id="s${id}"`}>${id}. ${title}</h2>`;
    const lines = texts.map((text) =>
      isOther
        ? `<div class="line">\n  <p>${text.replaceAll('\n', ' ')}</p>\n</div>`
        : `<p class="text">${text}</p>`,
    );
    return `<section>\n${[heading, ...lines].join('\n')}\n</section>`;
  });
  return `<!doctype html>\n<html lang="en"><head><title>Sheet ${number}</title></head>\n<body><main>\n<h1>Sheet ${number}</h1>\n${body.join('\n')}\n</main></body></html>\n`;
}
