import { describe, expect, it } from 'vitest';
import { parseDocument, type Document } from 'yaml';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import type { Diagnostic } from '../../../../../../editorial/output/diagnostic.ts';
import { withSettings } from '../../../../../../editorial/launch/example-values.ts';
import {
  PROTECTING,
  PROTECTING_SETTINGS,
} from '../../../../../../src/specification/protecting-sentences.ts';
import { checkChanged, CONTENT } from '../../../fixture-content.ts';

describe('A place for sentences that protect', () => {
  it.each(
    [...PROTECTING, ...PROTECTING_SETTINGS].map(
      (row) => [row.what, row.file, row.setting ?? 'its text', row] as const,
    ),
  )('may not be without them: %s, %s, %s', (_what, name, _setting, row) => {
    const { setting } = row;
    const [folder = '', section = ''] = name.split('/');
    const isPlace = (file: (typeof CONTENT)[number]) =>
      file.name === name ||
      (file.name.startsWith(`${folder}/`) &&
        (section === '*' || new RegExp(`^(?:anchor|kind): ${section}$`, 'm').test(file.source)));
    const others = CONTENT.map((file) => {
      if (!isPlace(file)) return file;
      const { source } = file;
      const other =
        'value' in row
          ? source.replace(`${row.setting}: ${row.value}\n`, '')
          : setting === undefined
            ? `${source.slice(0, file.bodyStart)}\nThe view is fine.\n`
            : withSettings(source, { [setting]: 'The view is fine.' });
      return readContentFile(file.name, other, file.path);
    });
    const diagnostics = checkChanged(others).filter(
      ({ ruleId }) => ruleId === 'protecting-sentences',
    );
    const places = others.filter(isPlace).map(({ path }) => path);
    expect(places).toEqual(expect.arrayContaining(diagnostics.map(({ file }) => file)));
    expect(diagnostics.map(({ severity }) => severity)).toContain('error');
    const isInBody = ({ file: path, place }: Diagnostic) =>
      place.start.offset >= (others.find((file) => file.path === path)?.bodyStart ?? 0);
    expect(diagnostics.map(isInBody)).toEqual(diagnostics.map(() => setting === undefined));
    expect(diagnostics.length).toBeGreaterThanOrEqual('says' in row ? row.says.length : 1);
  });

  describe.each(
    PROTECTING.flatMap(({ file, setting }) => {
      // One setting of one file: not of a section, of each item of a list, or the prose.
      const isOne = file.includes('.') && setting !== undefined && !setting.includes('*');
      return isOne ? [[file, setting]] : [];
    }),
  )('that is a setting, %s, %s,', (name = '', setting = '') => {
    const path = setting.split('.');
    it.each<[string, (settings: Document) => void]>([
      ['is gone', (settings) => settings.deleteIn(path)],
      [
        'has a slip in its name',
        (settings) => {
          const text = settings.getIn(path, true);
          settings.deleteIn(path);
          settings.setIn([...path.slice(0, -1), `${path.at(-1) ?? ''}s`], text);
        },
      ],
    ])('is reported by one rule if it %s', (_, edit) => {
      const files = CONTENT.map((file) => {
        if (file.name !== name) return file;
        const { source, settingsStart } = file;
        const settings = parseDocument(String(file.settings));
        edit(settings);
        const head = source.slice(0, settingsStart);
        const rest = name.endsWith('.mdx') ? `---\n${file.body}` : '';
        return readContentFile(name, `${head}${String(settings)}${rest}`, file.path);
      });
      const rules = checkChanged(files).map(({ ruleId }) => ruleId);
      const both = ['valid-settings', 'protecting-sentences'];
      expect(both.filter((rule) => rules.includes(rule))).toHaveLength(1);
    });
  });
});
