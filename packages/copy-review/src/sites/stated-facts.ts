import type { FigureInContext, ReplacedFigure } from '../words/texts/compare-pages.ts';
import type { KnownFact, Registers } from '../shared/config.ts';
import type { Blocking } from '../shared/report.ts';
import { findFigures } from '../words/figures/find.ts';
import { covers, lineFor, readIgnoredFigures } from '../words/figures/ignored.ts';
import { readText, subjectsOf } from '../words/figures/subjects.ts';

/**
 * The faults of replaced figures: one that stated the value of a fact may only become the new value of that fact in
 * the register, unless the list of ignored figures has it. The words around it decide which fact it states.
 */
export function factFaults(figures: readonly ReplacedFigure[], registers: Registers): Blocking[] {
  const { ignored } = registers;
  const list = [ignored?.before, ignored?.after].flatMap((text = '') => readIgnoredFigures(text));
  return figures.flatMap(({ page, before, after }): Blocking[] => {
    const [valueBefore, valueAfter] = [valueOf(before.figure.text), valueOf(after.figure.text)];
    const hasValue = (value: string) => (fact: KnownFact) => fact.values.includes(value);
    const stated = statedFacts(before, registers.before).filter(hasValue(valueBefore));
    const [fact] = stated;
    // The register must have the new value for the same fact. Another fact with that value does not count.
    const isStated = ({ name }: KnownFact) => stated.some((other) => other.name === name);
    if (!fact || registers.after.filter(isStated).some(hasValue(valueAfter))) return [];
    const claim = { figure: after.figure, passage: { text: readText(after.text).text } };
    if (list.some((entry) => covers(entry, claim))) return [];
    const hint = ignored
      ? ` If it is about something else, add a line to ${ignored.file}: ${lineFor(claim)}   # and where it comes from.`
      : '';
    return [
      {
        page,
        message: `“${before.figure.text}” became “${after.figure.text}”, and the register does not say so of ${fact.name}. If that changed, change it in ${fact.file}.${hint}`,
      },
    ];
  });
}

/**
 * The facts that a figure may state, by the words around it. A figure without words, such as one in
 * a table cell, is combined with the heading of its section and the texts before and after it.
 */
function statedFacts({ figure, text, context }: FigureInContext, register: readonly KnownFact[]) {
  const isWithoutWords = !/\p{L}{2}/u.test(text.replace(figure.text, ''));
  const { parts } = readText(isWithoutWords ? `${figure.text} ${context}` : text);
  const placed = isWithoutWords ? { ...figure, start: 0, end: figure.text.length } : figure;
  const { facts } = subjectsOf(placed, parts, register);
  if (facts.length > 0 || !isWithoutWords) return facts;
  return register.filter(
    ({ kind, matches, excludes }) =>
      kind === figure.kind &&
      (matches?.test(context) ?? true) &&
      !(excludes?.test(context) ?? false),
  );
}

/** The normalised value of a text that is a figure; any other text as it is. */
export const valueOf = (text: string) => findFigures(text)[0]?.value ?? text;
