import { describe, expect, it, vi } from 'vitest';
import { toldInLegal } from '../../../../../../editorial/check/rules/facts/told-in-legal.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import type { Duty } from '../../../../../../hosting/allowed.ts';
import { filesOf } from '../../../small-files.ts';

const { duties } = vi.hoisted(() => ({ duties: [] as Duty[] }));
vi.mock('../../../../../../hosting/allowed.ts', () => ({ ALLOWED: [], dutiesOf: () => duties }));

const LEGAL = 'legal/01-general-information.mdx';

/** What a row of hosting/allowed.ts for an invented address asks of the texts. */
const ENDPOINT: Duty = {
  row: 'https://forms.example',
  legal: {
    section: 'general-information',
    says: 'The form on Contact [sends] what you [type] to [forms.example].',
  },
};

/** What the rule says of files with these texts. */
function messagesFor(texts: Readonly<Record<string, string>>, duty = ENDPOINT): string[] {
  const sources = Object.entries(texts).map(([name, text]) => {
    const settings =
      name === LEGAL ? 'title: General\nanchor: general-information' : 'question: Why?';
    return [name, `---\n${settings}\n---\n\n${text}\n`] as const;
  });
  duties.splice(0, Infinity, duty);
  return runRule(toldInLegal, filesOf(Object.fromEntries(sources))).map(
    ({ file, severity, reason }) => `${severity} ${file}: ${reason}`,
  );
}

const TOLD = { [LEGAL]: 'What you type into that form, our site sends to forms.example.' };

describe('The section of Legal that a row names', () => {
  it('may say in other words what the row asks for', () => {
    expect(messagesFor(TOLD)).toEqual([]);
  });

  it.each(['We sell nothing here.', 'No form sends what you type to forms.example, except one.'])(
    'gets a warning if it says something else: %s',
    (text) => {
      expect(messagesFor({ [LEGAL]: text })).toEqual([
        `warning ${LEGAL}: This section does not say what visitors have to know of https://forms.example.`,
      ]);
    },
  );

  it('has to exist', () => {
    const nowhere = { ...ENDPOINT, legal: { ...ENDPOINT.legal, section: 'nowhere' } };
    expect(messagesFor(TOLD, nowhere).join()).toContain('There is no section “nowhere” of Legal');
  });
});
