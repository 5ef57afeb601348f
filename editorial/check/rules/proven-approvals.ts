import { isOtherSite } from '../../../src/formats/web-address.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { linksOf } from '../../content/links.ts';
import { offsetAt, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import { sentencesAt } from '../shared/clauses.ts';
import { reportMatches } from '../shared/report-matches.ts';
import { answer, type Rule } from '../shared/rule.ts';
import { isStated } from '../shared/assertion.ts';
import { topicAt } from '../shared/topic.ts';

/** Words for the approval of a project by others. */
const APPROVED =
  'audited|approved|licen[sc]ed|authori[sz]ed|accredited|certified|regulated|insured|endorsed|recommended|vetted|backed|sponsored|funded|supported|doxxed|renounced|verified|proved|proven|recogni[sz]ed|registered|partnered|vouched for|trusted';
const BY =
  '(?:by|with)(?= (?!(?:the )?(?:studio|founder|MUUVA|owner|us|you|our|his|her|their|this|its|liquidity|SOL)\\b))';
const BE = '(?:is|are|was|were|been|being|gets?|got|stays?)';

const OURS_AS_OBJECT =
  '(?:(?:the|our|this) (?:\\w+ )?(?:token|coin|contract|team|studio|company|founder|project|site|lock|liquidity|supply|text|terms|pages?|pledges?|contest)|us|MUUVA|\\$BIGFOOT)\\b(?! (?:standard|program|format|account|extension|type)s?\\b)';

/** Matches statements that a proof is on the page. */
const LINKED =
  '\\b(?:proofs?|wallets?|lock(?:er)?|contract|burn|transaction) (?:is|are) (?:now |already |all )*(?:linked|published) (?:above|below|here|beside|on this page)\\b(?! (?:once|when|if|after|as soon as)\\b)';

const CLAIMS = [
  `(?<!\\b(?:you|we|I|they)(?: have| had)? )\\b(?:audited|approved|licen[sc]ed|certified|insured|endorsed|recommended|vetted|verified|sponsored|(?:approves? of|(?:will |has |have )list(?:ed)?|lists|endorses|backs|supports|sponsors|recommends|insures|vouches for|partners? with)) ${OURS_AS_OBJECT}`,
  `\\b${BE} (?:(?:now|also|fully|officially|publicly|independently|already|both|duly) )*(?:audited|approved|licen[sc]ed|authori[sz]ed|accredited|certified|regulated|insured|endorsed|vetted|doxxed|renounced|verified|(?:independently )?proved|(?:independently )?proven|KYC(?:[’']?d|ed)?)\\b`,
  `\\b(?:${APPROVED}) ${BY}`,
  `\\b(?:an?|the|our|fully|officially) (?:(?:fully|officially|independently) )?(?:audited|licen[sc]ed|authori[sz]ed|accredited|certified|regulated|registered|verified|approved|doxxed) (?:token|coin|team|contract|studio|company|financial|provider|exchange|founder|business|project|FSP)`,
  '\\b(?:registered|licen[sc]ed|accredited) (?:with|as|at|under)(?= (?!an? question))',
  '\\blisted (?:on|at|by|with) (?:the )?(?!(?:Home|About|Trust|Legal|Contact|Our)\\b)(?-i:\\p{Lu})',
  '\\b(?:official(?:ly)?|strategic|proud|trusted|our) (?:partner(?:s|ed)?|partnership|sponsors?|backers?)\\b|\\b(?:partner(?:ed|ship|ing)?|partners) (?:of|with)(?= )',
  '\\b(?:pass(?:es|ed)?|completed?|cleared|underwent|undergone) (?:an? |the |its |our |all |every )?(?:\\w+ )?(?:KYC|audits?|due diligence|security (?:check|review)s?)\\b',
  '\\b(?:holds?|has|have|hold|got) (?:an? |the |its |our )?(?:(?!no )[\\w-]+ ){0,3}(?:licen[sc]e|FSP number|approval|accreditation|certificate|endorsement)\\b',
  `(?<!\\b(?:you|we|I|they)(?: have| had)? )\\b(?:checked|reviewed|examined|signed off) (?:\\w+ ){0,4}?${OURS_AS_OBJECT}|\\bfully compliant\\b`,
  '\\b(?:ownership|contract|mint authority) (?:\\w+ )?renounced\\b|\\bKYC[- ](?:verified|approved|passed|complete)\\b',
  LINKED,
  '\\b(?:as seen (?:on|in)|featured (?:on|in|by)|member of the) (?-i:\\p{Lu})',
];

const CLAIM = new RegExp(CLAIMS.join('|'), 'giu');
const LINKED_ALONE = new RegExp(LINKED, 'iu');

/** Why a claim needs a proof, and what to write: about the approval of others, and about a link. */
const OF_OTHERS = {
  note: 'It says that others vouch for us. A visitor would rely on somebody who may never have done so.',
  fix: 'Link to where they say so, in this sentence: [words](https://their-own-site/…). If nobody has said so, write that: “Nobody has …”, or leave it out.',
};
const NOT_LINKED = {
  note: 'No proof is supplied here, so a visitor would look for a link that is not there.',
  fix: 'Supply the proof in the settings of the pledge, or leave this out.',
};

/** A claim about us. A sentence without any of these words is about us only if it names nobody else. */
const OURS =
  /\$BIGFOOT\b|\bMUUVA\b|\b(?:we|us|our|it)\b|\b(?:the|this) (?:\w+ )?(?:token|coin|contract|team|studio|company|founder|project|site|liquidity|supply|lock)\b|\bmint authority\b/i;

/**
 * A claim that others approve of the studio, its token or its team needs a link to their approval,
 * or a proof in the register, and a claim that a proof is linked needs that proof.
 */
export const provenApprovals: Rule = {
  name: 'proven-approvals',
  fails: answer('The contract has been audited.'),
  passes: answer('The contract was [audited by Example Labs](https://audits.example.org/a).'),
  checkFile: (file) =>
    hasProof(file)
      ? []
      : reportMatches(file, CLAIM, (words, { passage, index }) =>
          needsProof(file, passage, words, index)
            ? {
                ...(LINKED_ALONE.test(words) ? NOT_LINKED : OF_OTHERS),
                reason: `“${words}” is a claim that needs a proof.`,
              }
            : undefined,
        ),
};

/** Whether the owner has supplied a proof for the file. */
function hasProof({ data }: ContentFile): boolean {
  const proofs = valueAt(data, ['proofs']);
  return (
    Array.isArray(proofs) && proofs.some((one) => valueAt(one, ['link', 'status']) === 'supplied')
  );
}

/** Whether a sentence has no verb, as in “Audited by Example Labs.” Such a sentence is about us. */
const isFragment = (sentence: string) =>
  !/\b(?:is|are|was|were|be|been|has|have|had|can|may|will|do|does|did|ask)\b/i.test(sentence) &&
  /^\W*(?:an? |the |fully |officially )*(?:official|strategic|proud|trusted|audited|approved|licen[sc]ed|verified|certified|registered|backed|endorsed|doxxed|listed|partner)/i.test(
    sentence,
  );

/** Whether a claim is about us, and its sentence has no link to those who approve. */
function needsProof(
  file: ContentFile,
  { text, offsets }: Passage,
  words: string,
  index: number,
): boolean {
  const { start, text: sentence } = sentencesAt(text, index).own;
  const isOurs = OURS.test(sentence)
    ? topicAt(text, index) !== 'other' || OURS.test(text.slice(start, index) + words)
    : topicAt(text, index) === 'ours';
  if (!(isOurs || isFragment(sentence)) || !isStated(text, index)) return false;
  const [from, to] = [offsetAt(offsets, start), offsetAt(offsets, start + sentence.length - 1)];
  return !linksOf(file).some(
    ({ href, hrefRange: [at] }) => isOtherSite(href) && at >= from && at <= to + href.length + 4,
  );
}
