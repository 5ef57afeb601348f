import { describe, expect, it } from 'vitest';
import { adoptedVersions } from '../../../../../../editorial/check/rules/files/adopted-versions.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import { checkChanged, withFile } from '../../../fixture-content.ts';
import {
  ADOPTED_NAME as NAME,
  ADOPTED_RECORD as RECORD,
  ADOPTED_VERSION as VERSION,
  findings,
  type Example,
} from '../../../small-files.ts';

const faultsIn = (files: Example) =>
  findings(adoptedVersions, files).map(
    ({ file, place, severity, reason }) => `${file}:${place.start.line} ${severity} ${reason}`,
  );

const CHANGED = 'error This file is not as it was when its version was adopted.';

describe('The file of an adopted version', () => {
  it.each([
    ['its text', VERSION.replace('lose', 'loose'), 2],
    ['a date', VERSION.replace('2026-09-01', '2026-10-01'), 2],
    ['its hash', VERSION.replace(/(?<=sha256: )./, 'x'), 2],
    ['its line ends', VERSION.replaceAll('\n', '\r\n'), 2],
    ['its first line', VERSION.replace('---\n', ''), 1],
    ['its encoding', Buffer.concat([Buffer.from(VERSION), Buffer.from([0xff])]), 2],
    ['all its bytes, to none', '', 1],
  ])('is reported for a change of %s', (_, source, line) => {
    expect(faultsIn({ 'legal.yaml': RECORD, [NAME]: source })).toEqual([
      `${NAME}:${line} ${CHANGED}`,
    ]);
  });

  it('is reported under another name', () => {
    const moved = { 'legal.yaml': RECORD, [NAME]: VERSION, 'versions/legal-1.1.md': VERSION };
    expect(faultsIn(moved)).toEqual([`versions/legal-1.1.md:2 ${CHANGED}`]);
  });

  it('says how it is brought back', () => {
    const files = [readContentFile(NAME, `${VERSION}.`, `src/content/${NAME}`)];
    const [message] = runRule(adoptedVersions, files);
    expect(message?.fix).toContain(`git checkout main -- src/content/${NAME}`);
  });

  it('is checked by no other rule', () => {
    const odd = withFile(NAME, '---\ntittle: x\n---\n\nGuaranteed  returns, {gap}, tittle.');
    expect(checkChanged(odd).map(({ ruleId, file }) => `${ruleId} ${file}`)).toEqual([
      `adopted-versions ${NAME}`,
    ]);
  });
});

describe('The record of an adopted version', () => {
  const withRecord = (from: string | RegExp, to: string) =>
    faultsIn({ 'legal.yaml': RECORD.replace(from, to), [NAME]: VERSION });

  it.each([
    ['summary', 'First text.', 'Some text.', 9],
    ['date', /2026-08-20(?= }\n {4}kind)/, '2026-08-21', 7],
    ['adopted', '2026-08-20', '2026-08-19', 2],
    ['effective', '2026-09-01', '2026-09-02', 3],
    ['reviewedBy', 'A. Lawyer', 'B. Lawyer', 4],
  ])('is reported if it no longer says of it what it said then: %s', (key, from, to, line) => {
    expect(withRecord(from, to)).toEqual([
      expect.stringContaining(
        `legal.yaml:${line} error Version 1.0 was adopted with another “${key}”`,
      ),
    ]);
  });

  const LATER = `changes:
  - version: "1.1"
    date: { status: supplied, value: 2026-10-20 }
    kind: editorial
    summary: Fewer words.
`;
  const later = RECORD.replace('version: "1.0"', 'version: "1.1"').replace('changes:\n', LATER);

  it('is reported if it no longer lists it', () => {
    const gone = later.replace('  - version: "1.0"', '  - version: "0.9"');
    expect(faultsIn({ 'legal.yaml': gone, [NAME]: VERSION })[0]).toMatch(
      /^legal\.yaml:\d+ error Version 1\.0 was adopted, and is not listed any more\.$/,
    );
  });

  it('may go on to a later version, which has dates and a reviewer of its own', () => {
    const next = later.replace('2026-09-01', '2026-11-01').replace('A. Lawyer', 'B. Lawyer');
    expect(faultsIn({ 'legal.yaml': next, [NAME]: VERSION })).toEqual([]);
  });

  it('is not compared while it has faults of its own', () => {
    expect(withRecord('kind: first', 'kind: frist')).toEqual([]);
  });
});
