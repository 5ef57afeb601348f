import type { Fact } from '../../../facts/register.ts';
import { placeAt } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { FigureKind } from '../../review/figures.ts';
import { claimsOf, type Claim } from '../facts/claims.ts';
import { covers, isRegistered, plainFigures, PLAIN_FIGURES } from '../facts/plain-figures.ts';
import { registerOf } from '../facts/register.ts';
import type { Finding, Rule } from '../rule.ts';

const CLAUSE = '---\ntitle: Risks\n---\n\nThe fine is R500.\n';

/** Texts that people rely on. */
const RELIED_ON = /^(?:legal|pledge)\/|^pages\/(?:legal|trust-pledge)\.mdx$/;

/** What must be known there. Names, links and addresses have checks of their own. */
const FIGURES: readonly FigureKind[] = ['date', 'amount', 'percent', 'duration', 'money', 'number'];

/**
 * A figure in the Legal or Pledge text is a fact of the register, or is listed as plain. Whoever
 * types a new date or amount there makes a statement, and somebody has to know where it comes from.
 */
export const figuresAreKnown: Rule = {
  name: 'figures-are-known',
  fails: { 'legal/04-rules.mdx': CLAUSE },
  passes: {
    'legal/04-rules.mdx': CLAUSE,
    [PLAIN_FIGURES]: 'R500   # the Fines Act\n',
  },
  check: (files) => {
    const register = registerOf(files);
    const list = plainFigures(files);
    const claims = files
      .filter(({ name }) => RELIED_ON.test(name))
      .flatMap((file) => claimsOf(file, register).map((claim) => ({ file, claim })))
      .filter(({ claim }) => FIGURES.includes(claim.figure.kind));
    return [
      ...claims
        .filter(({ claim }) => !list.some((plain) => covers(plain, claim)))
        .filter(({ claim }) => claim.facts.length === 0 && !mayBeRegistered(claim, register))
        .map(({ file, claim }) => unknown(file, claim)),
      ...needless(
        files,
        claims.map(({ claim }) => claim),
      ),
    ];
  },
};

/** A setting that cannot be read has a fault of its own; it might hold the figure. */
function mayBeRegistered(claim: Claim, register: readonly Fact[]): boolean {
  return (
    isRegistered(claim, register) ||
    register.some(({ kind, isReadable }) => kind === claim.figure.kind && !isReadable)
  );
}

function unknown(file: ContentFile, { figure, offset }: Claim): Finding {
  return {
    file: file.path,
    ...placeAt(file, offset),
    severity: 'warning',
    what: `“${figure.text}” is no registered fact.`,
    why: 'People rely on this text, and nothing here says where the figure comes from.',
    fix: `Take it out, or add a line to ${PLAIN_FIGURES} with the figure, or the words around it, a # and where it comes from: ${figure.text}   # …`,
  };
}

/** Lines of the list that do nothing. */
function needless(files: readonly ContentFile[], claims: readonly Claim[]): Finding[] {
  const file = files.find(({ name }) => name === PLAIN_FIGURES);
  if (!file) return [];
  return plainFigures(files)
    .filter((plain) => !claims.some((claim) => covers(plain, claim)))
    .map(({ text, offset, figures }) => ({
      file: file.path,
      ...placeAt(file, offset),
      severity: 'hint',
      what:
        figures.length === 0
          ? `“${text}” holds no figure.`
          : `“${text}” stands nowhere in the Legal and Pledge texts.`,
      why: 'The list is easier to trust when every line of it is needed.',
      fix: 'Correct the line, or take it out.',
    }));
}
