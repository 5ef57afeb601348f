import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { parseYaml } from '../../src/formats/yaml.ts';
import { coinSchema } from '../../src/schemas/coin.ts';
import { contestSchema } from '../../src/schemas/contest.ts';
import { legalRecordSchema, pledgeRecordSchema } from '../../src/schemas/record.ts';
import { studioSchema } from '../../src/schemas/studio.ts';
import { withSettings } from '../../scripts/supplied-content.ts';

/** The facts as they will read once the owner has supplied them: example values, none of them true. */

interface Examples {
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const { settings } = parseYaml(
  readFileSync('tests/fixtures/supplied/values.yaml', 'utf8'),
) as Examples;

function supplied<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  const source = readFileSync(`src/content/${file}`, 'utf8');
  return schema.parse(parseYaml(withSettings(source, settings[file] ?? {})));
}

export const suppliedCoin = supplied(coinSchema, 'coins/bigfoot.yaml');
export const suppliedContest = supplied(contestSchema, 'contests/meme-wars.yaml');
export const suppliedStudio = supplied(studioSchema, 'studio.yaml');
export const suppliedLegalRecord = supplied(legalRecordSchema, 'legal.yaml');
export const suppliedPledgeRecord = supplied(pledgeRecordSchema, 'pledge.yaml');

/** A link to a proof, as published. */
export const suppliedProofLink = {
  status: 'supplied',
  value: { url: 'https://locker.example/lock', checked: suppliedCoin.launched },
} as const;
