import { isOtherSite } from '../../../../src/formats/web-address.ts';
import { valueAt } from '../../../../src/facts/values.ts';
import { isInDictionary } from '../../../content/dictionary.ts';
import { linksOf } from '../../../content/links.ts';
import { offsetAt, type Passage } from '../../../content/passages.ts';
import type { ContentFile } from '../../../content/read.ts';
import { sentencesAt } from '../../shared/clauses.ts';
import { patternsOf, reportPhrases } from '../../phrases/report-phrases.ts';
import { APPROVALS, LINKED } from '../../phrases/tables.ts';
import type { Rule } from '../../shared/rule.ts';
import { withoutNoNegations } from '../../shared/statement.ts';

/** Why a claim that others approve needs a proof, and what to write. */
const OF_OTHERS = {
  note: 'A visitor would rely on it, and cannot see whether it has been done, or who has said so.',
  fix: 'Link to the place that proves it, in this sentence: [words](https://…). If there is none, say so, such as “Nobody has …”, or leave it out.',
};
/** The same for a claim that a proof is linked. */
const NOT_LINKED = {
  note: 'No proof is supplied here, so a visitor would look for a link that is not there.',
  fix: 'Supply the proof in the settings of the pledge, or leave this out.',
};

/** The claims. With `isToldInDoubt`, a whole clause is told also if its sentence may deny, ask or quote it. */
const CLAIMS = [
  { patterns: patternsOf(APPROVALS), wording: OF_OTHERS, isToldInDoubt: true },
  { patterns: patternsOf(LINKED), wording: NOT_LINKED, isToldInDoubt: false },
];

/**
 * A claim that others approve of the studio, its token or its team needs a link to their approval,
 * or a proof in the settings, and a claim that a proof is linked needs that proof.
 */
export const provenApprovals: Rule = {
  name: 'proven-approvals',
  checkFile: (file) =>
    hasProof(file)
      ? []
      : CLAIMS.flatMap(({ patterns, wording, isToldInDoubt }) =>
          reportPhrases(file, patterns, (words, { start, isClause, isDoubtful }, passage) => {
            if (isDoubtful && !(isClause && isToldInDoubt)) return undefined;
            if (isLinked(file, passage, start) || beginsSentence(words, patterns)) return undefined;
            return { ...wording, reason: `“${words}” is a claim that needs a proof.` };
          }),
        ),
};

/**
 * Whether what looks like a name is a word at the start of a sentence, as in “Quote the list back at us”, so
 * that nothing is claimed once it is in lower case. “Auditors approved our contract” is a claim all the same.
 */
function beginsSentence(words: string, patterns: ReturnType<typeof patternsOf>): boolean {
  const inLowerCase = withoutNoNegations(words).replace(/^\S+/, (first) => first.toLowerCase());
  return (
    isInDictionary(inLowerCase.replace(/ .*/, '')) &&
    !patterns.some(({ pattern }) => inLowerCase.search(pattern) >= 0)
  );
}

/** Whether the owner has supplied a proof for the file. One of the kind `record` is the studio’s own word. */
function hasProof({ data }: ContentFile): boolean {
  const proofs = valueAt(data, ['proofs']);
  return (
    Array.isArray(proofs) &&
    proofs.some(
      (proof) =>
        valueAt(proof, ['link', 'status']) === 'supplied' && valueAt(proof, ['kind']) !== 'record',
    )
  );
}

/** The most characters between the last word of a link and its address: `**](`. */
const MAX_MARKUP = 4;

/** Whether the sentence at an index of a passage has a link to those who approve. */
function isLinked(file: ContentFile, { text, offsets }: Passage, index: number): boolean {
  const { start, text: sentence } = sentencesAt(text, index).sentence;
  const [from, to] = [offsetAt(offsets, start), offsetAt(offsets, start + sentence.length - 1)];
  return linksOf(file).some(
    ({ href, hrefRange: [at] }) => isOtherSite(href) && at >= from && at <= to + MAX_MARKUP,
  );
}
