import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../../editorial/check/check.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { CONTENT, withChange } from '../../fixture-content.ts';

const messagesFor = (files: Parameters<typeof checkContent>[0]) =>
  checkContent(files)
    .filter(({ ruleId }) => /^(?:settings|every-reference|every-link)/.test(ruleId))
    .map(({ file, reason, fix }) => [file.replace('src/content/', ''), reason, fix]);

const changed = (name: string, from: string, to: string) => messagesFor(withChange(name, from, to));

const COIN = 'coins/bigfoot.yaml';
const VALUE = (indent: string) =>
  `${indent}value: "5000000000000"\n${indent}shown: 5,000,000,000,000\n`;
const LEFT = [
  COIN,
  'The reason and the readings of the conflict stand below the value that settles it.',
  'Remove the line that starts with why:, the line that starts with readings:, and all that stands below them.',
];

describe('A partly settled supply is reported once', () => {
  it('if the conflict is left below the value', () => {
    expect(changed(COIN, '  disputed:\n', `${VALUE('  ')}  disputed:\n`)).toEqual([
      [
        COIN,
        '“disputed” stands beside the value that settles it.',
        'Remove the line that starts with disputed: and all that stands below it and further to the right.',
      ],
    ]);
  });

  it('if only the line “disputed:” has been replaced', () => {
    expect(changed(COIN, '  disputed:\n', VALUE('  '))).toEqual([LEFT]);
    expect(changed(COIN, '  disputed:\n', VALUE('    '))).toEqual([LEFT]);
  });

  it('if only “shown” is beside the conflict', () => {
    const [message] = changed(COIN, '  disputed:\n', '  shown: 5,000\n  disputed:\n');
    expect(message?.[1]).toBe('“disputed” stands beside the value that settles it.');
  });

  it('if only its readings are left', () => {
    const source = CONTENT.find(({ name }) => name === COIN)?.source ?? '';
    const head = source.slice(source.indexOf('  disputed:'), source.indexOf('    readings:'));
    expect(changed(COIN, `${head}    readings:`, `${VALUE('  ')}  readings:`)).toEqual([LEFT]);
  });

  it('if the value inside the conflict has no “shown” yet', () => {
    const [message] = changed(COIN, '  disputed:\n', '  disputed:\n    value: "5"\n');
    expect(message?.[2]).toMatch(/write the lines value: "5" and shown: …$/);
  });

  it('beside other faults of the file', () => {
    const both = `${VALUE('  ')}  disputed:\n`;
    const files = changed(COIN, 'chain: Solana', 'chain:');
    expect(files).toHaveLength(1);
    const source = CONTENT.find(({ name }) => name === COIN)?.source ?? '';
    const text = source.replace('chain: Solana', 'chain:').replace('  disputed:\n', both);
    const file = readContentFile(COIN, text, `src/content/${COIN}`);
    const messages = messagesFor(CONTENT.map((one) => (one.name === COIN ? file : one)));
    expect(messages).toHaveLength(2);
    expect(messages).toContainEqual(files[0]);
  });

  it('if the value is inside the conflict', () => {
    expect(changed(COIN, '  disputed:\n', `  disputed:\n${VALUE('    ')}`)).toEqual([
      [
        COIN,
        '“value” stands below “disputed” instead of in its place.',
        'In place of “disputed:” and all that stands below it, write the lines value: "5000000000000" and shown: 5,000,000,000,000',
      ],
    ]);
  });
});

describe('A value below “status: placeholder” is reported with the fix “status: supplied”', () => {
  const shown = '    shown: not supplied yet\n';
  const supply = '    supply: The registration number of that company.\n';
  const what = '“placeholder” says that the value is missing, and the value stands below it.';

  it('if it replaced the other lines', () => {
    expect(changed('studio.yaml', shown + supply, '    value: 2001/123\n')).toEqual([
      ['studio.yaml', what, 'status: supplied'],
    ]);
  });

  it('if the other lines are left', () => {
    expect(changed('studio.yaml', supply, `${supply}    value: 2001/123\n`)).toEqual([
      [
        'studio.yaml',
        what,
        'Remove the lines that start with shown: and supply:, and above them write status: supplied',
      ],
    ]);
  });
});

describe('A missing anchor', () => {
  const files = withChange('pledge/02-founder-wallet.mdx', 'anchor: founder-wallet\n', '');

  it('is suggested by the number of the file, and links to it are not reported', () => {
    expect(messagesFor(files)).toEqual([
      ['pledge/02-founder-wallet.mdx', '“anchor” is missing.', 'anchor: founder-wallet'],
    ]);
  });

  it('is suggested once if two files have the same', () => {
    const copy = CONTENT.find(({ name }) => name === 'pledge/03-zero-tax.mdx')?.source ?? '';
    const again = readContentFile('pledge/03-zero-tax-again.mdx', copy);
    const wrong = withChange('pages/trust-pledge.mdx', 'pledge: founder-wallet', 'pledge: nobody');
    const fixes = messagesFor([...wrong, again]).map(([, , fix]) => fix);
    expect(fixes.filter((fix) => fix?.split('zero-tax').length === 2)).toHaveLength(1);
  });
});
