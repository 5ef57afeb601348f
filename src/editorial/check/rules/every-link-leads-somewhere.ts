import { PLACES, ROUTES } from '../../../schemas/page.ts';
import { placeAt } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { nearest } from '../nearest.ts';
import type { Finding, Rule } from '../rule.ts';

const IN_SETTINGS = /\bhref:\s*["']?(\/[^\s"',}]*)/g;
const IN_PROSE = /\]\((\/[^)\s]*|#[^)\s]*)\)/g;

/** Every link to a page of this site names a page, and a place on it, that exists. */
export const everyLinkLeadsSomewhere: Rule = {
  name: 'every-link-leads-somewhere',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [the law](/legall).\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nSee [the law](/legal).\n' },
  check: (files) => {
    const targets = targetsIn(files);
    return files.flatMap((file) =>
      [...links(file)].flatMap(({ href, offset }) => {
        const whole = href.startsWith('#') ? `${routeOf(file)}${href}` : href;
        if (targets.includes(whole)) return [];
        const near = nearest(whole, targets);
        const message: Finding = {
          file: file.path,
          ...placeAt(file, offset),
          severity: 'error',
          what: `There is nothing at “${href}”.`,
          why: 'A visitor who follows this link would find the page for missing paths, or land in the wrong place.',
          fix: near
            ? `Did you mean “${near}”?`
            : `Choose one of ${Object.values(ROUTES).join(', ')}.`,
        };
        return [message];
      }),
    );
  },
};

function* links(file: ContentFile): Generator<{ href: string; offset: number }> {
  const parts = [
    { text: file.source.slice(0, file.bodyStart), start: 0, pattern: IN_SETTINGS },
    { text: file.body, start: file.bodyStart, pattern: IN_PROSE },
  ];
  for (const { text, start, pattern } of parts)
    for (const match of text.matchAll(pattern)) {
      const href = match[1] ?? '';
      yield { href, offset: start + match.index + match[0].indexOf(href) };
    }
}

function targetsIn(files: readonly ContentFile[]): string[] {
  const anchors = files.flatMap((file) => {
    const anchor: unknown = file.settings.get('anchor');
    return typeof anchor === 'string' ? [`${routeOf(file)}#${anchor}`] : [];
  });
  const places = Object.entries(PLACES).flatMap(([route, ids]) =>
    ids.map((id) => `${route}#${id}`),
  );
  return [...Object.values(ROUTES), ...anchors, ...places];
}

function routeOf(file: ContentFile): string {
  if (file.name.startsWith('pledge/')) return ROUTES['trust-pledge'];
  if (file.name.startsWith('legal/')) return ROUTES.legal;
  if (file.name.startsWith('faq/')) return ROUTES.contact;
  if (file.name.startsWith('about/')) return ROUTES.about;
  const page = /^pages\/(.+)\.mdx$/.exec(file.name)?.[1];
  return Object.entries(ROUTES).find(([name]) => name === page)?.[1] ?? '';
}
