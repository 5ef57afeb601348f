import { z } from 'zod';
import { text } from '../../schemas/fields.ts';
import { VERSIONS, group, nextStep, PAGE_BASE } from '../../schemas/parts.ts';
import { STANDING } from '../../schemas/sentences.ts';
import { contents } from './contents/schema.ts';
import { plain } from './plain/schema.ts';
import { basis, lockDate, publisher } from './section/schema.ts';

/**
 * Every word of the Legal page outside its sections. Most descriptions say where a text is
 * shown.
 *
 * - `STANDING` has the texts about the state of the document, such as “a draft” or “adopted”.
 * - `byAdoption` has two sentences: one while the text is a draft, and one once it is adopted.
 * - An FSP is a financial services provider.
 */
export const legalPage = z.strictObject({
  page: z.literal('legal').describe('Which page this is.'),
  ...PAGE_BASE,
  heading: text('The heading.'),
  cardNote: text('In the box on the picture that is shown where the page is shared.'),
  standing: group('Beside the heading.', STANDING),
  contents,
  plain,
  basis,
  lockDate,
  publisher,
  versions: group('Versions and dates.', { ...VERSIONS, reviewedBy: text('Before the reviewer.') }),
  next: nextStep,
});
