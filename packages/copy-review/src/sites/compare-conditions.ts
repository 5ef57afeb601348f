import type { Look } from '../shared/config.ts';
import type { ConditionChange } from '../shared/report.ts';

/**
 * Finds the rules that could newly hide or replace texts of a page in a state that no look shows: new rules, and those
 * that apply to a text that they did not apply to, and that the page had before. (A new text is told as such.)
 *
 * A look is a page as one browser window shows it, in some states, such as open dialogs. A rule of a style sheet
 * with a condition that no state of the look fulfils, such as `:hover`, is untried.
 */
export function compareConditions(
  page: string,
  before: readonly Look[],
  after: readonly Look[],
): ConditionChange[] {
  const rulesBefore = untriedRules(before);
  const texts = new Set(before.flatMap((look) => look.texts));
  return [...untriedRules(after)].flatMap(([rule, textsAfter]): ConditionChange[] => {
    const textsBefore = rulesBefore.get(rule);
    const reached = textsBefore
      ? textsAfter.filter((text) => !textsBefore.includes(text) && texts.has(text))
      : textsAfter;
    // The longest first: the report quotes the first, and a number of a section says nothing.
    const sorted = reached.toSorted((a, b) => b.length - a.length);
    return sorted.length > 0 ? [{ page, rule, texts: sorted }] : [];
  });
}

/** The rules that no look has tried, with the texts to which no look has applied them. */
function untriedRules(looks: readonly Look[]): ReadonlyMap<string, readonly string[]> {
  const [first, ...others] = looks.map(
    ({ untried }) => new Map(untried.map(({ rule, texts }) => [rule, texts] as const)),
  );
  return new Map(
    [...(first ?? [])].flatMap(([rule, texts]) => {
      const textsAtOtherWidths = others.map((rules) => new Set(rules.get(rule)));
      const textsAtAllWidths = texts.filter((text) =>
        textsAtOtherWidths.every((textsAtWidth) => textsAtWidth.has(text)),
      );
      return textsAtAllWidths.length > 0 ? [[rule, textsAtAllWidths] as const] : [];
    }),
  );
}
