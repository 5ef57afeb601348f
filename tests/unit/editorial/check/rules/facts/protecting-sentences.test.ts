import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../../../../../editorial/content/read.ts';
import { withSettings } from '../../../../../../editorial/launch/example-values.ts';
import { PROTECTING } from '../../../../../../src/specification/protecting-sentences.ts';
import { checkChanged, CONTENT } from '../../../fixture-content.ts';

describe('A place for sentences that protect', () => {
  it.each(PROTECTING.map((row) => [row.what, row.file, row] as const))(
    'may not be without them: %s, %s',
    (_, name, { setting, says }) => {
      const [folder = '', section = ''] = name.split('/');
      const isPlace = (file: (typeof CONTENT)[number]) =>
        file.name === name ||
        (file.name.startsWith(`${folder}/`) &&
          (section === '*' || new RegExp(`^(?:anchor|kind): ${section}$`, 'm').test(file.source)));
      const others = CONTENT.map((file) => {
        if (!isPlace(file)) return file;
        const { source } = file;
        const other =
          says === true
            ? source.replace(`${setting}: true\n`, '')
            : setting === undefined
              ? `${source.slice(0, file.bodyStart)}\nThe view is fine.\n`
              : withSettings(source, { [setting]: 'The view is fine.' });
        return readContentFile(file.name, other, file.path);
      });
      const diagnostics = checkChanged(others).filter(
        ({ ruleId }) => ruleId === 'protecting-sentences',
      );
      expect(diagnostics.map(({ severity }) => severity)).toContain('error');
      expect(diagnostics.length).toBeGreaterThanOrEqual(says === true ? 1 : says.length);
    },
  );
});
