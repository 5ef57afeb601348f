import { fill } from '../formats/templates.ts';
import type { Contest } from '../schemas/contest.ts';
import type { FactName } from '../schemas/fields.ts';
import type { Navigation } from '../schemas/navigation.ts';
import { registerOf, type SiteFacts } from './register.ts';

type Sources = SiteFacts & { readonly contest: Contest; readonly navigation: Navigation };

/** The facts as words for short texts, by the `variable` of each. */
export function factWords({ navigation: { words }, ...facts }: Sources) {
  const platforms = new Intl.ListFormat('en-ZA', { type: 'disjunction' });
  const all: Record<string, string> = { platforms: platforms.format(facts.contest.platforms) };
  for (const { variable, kind, values } of registerOf(facts))
    for (const { value, shown } of values)
      if (variable)
        all[variable] = kind === 'percent' ? fill(words.percent, { percent: value }) : shown;
  return all as Readonly<Record<FactName, string>>;
}
