import { z } from 'zod';
import { DOCUMENTS, type DocumentName } from '../content-map.ts';
import { isoDate, text } from './fields.ts';
import { changeKind } from './record.ts';

/** The settings of an adopted version, above its text. `npm run adopt` writes them. */
export const versionSchema = z.strictObject({
  sha256: z.string().describe('The hash of every byte below its line.'),
  document: z
    .enum(Object.keys(DOCUMENTS) as [DocumentName, ...DocumentName[]])
    .describe('The page of the text.'),
  version: text('The version, such as 1.0.'),
  kind: changeKind,
  summary: text('What changed, in one plain sentence.'),
  date: isoDate('The day of the change.'),
  adopted: isoDate('The day the owner adopted it.'),
  effective: isoDate('The day from which it counts.'),
  approvedBy: text('Who reviewed it (Legal) or signed it (Trust Pledge).'),
});

export type AdoptedVersion = z.infer<typeof versionSchema>;
