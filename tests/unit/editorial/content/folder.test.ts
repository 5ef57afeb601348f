import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../editorial/check/check.ts';
import { readContent } from '../../../../editorial/content/read.ts';
import { emptyFolder, folderWith } from '../../../../packages/copy-review/tests/repository.ts';

const START = '---\nquestion: Why?\n---\n\n';

describe('A content folder', () => {
  const folder = () => {
    const others = ['README.md', '.hidden.mdx', 'map.png', 'words.txt', 'A.MDX', 'b.yml'];
    const path = folderWith({
      ...Object.fromEntries(others.map((name) => [name, ''])),
      'faq/05-good.mdx': `${START}Because.\n`,
      'faq/06-no-ending': `${START}Because.\n`,
      'faq/07-two.mdx.txt': `${START}Because.\n`,
      // What Emacs keeps beside a file; but a folder of such a name is read like any other.
      'faq/05-good.mdx~': '',
      'faq/#05-good.mdx#': '',
      'faq/08-slip.mdx#': '',
      'faq/more#/01-deep.mdx': '',
      'faq/more/01-deep.mdx': '',
      'faq/~$05-good.mdx': 'Sipho\0',
      'pledge.yaml': Buffer.alloc(100_001, 'a'),
    });
    mkdirSync(join(path, 'faq/02-folder.mdx'));
    symlinkSync('/nowhere', join(path, 'faq/03-dangling.mdx'));
    symlinkSync(join(path, 'faq'), join(path, 'faq/more/around'));
    symlinkSync('/dev/null', join(path, 'faq/04-device.mdx'));
    return path;
  };

  it('lists every file, also unreadable ones, by its right name', () => {
    expect(readContent(folder()).map(({ name, defect }) => [name, defect?.kind])).toEqual([
      ['A.MDX', 'empty'],
      ['b.yml', 'empty'],
      ['faq/02-folder.mdx', 'folder'],
      ['faq/03-dangling.mdx', 'link'],
      ['faq/04-device.mdx', 'link'],
      ['faq/05-good.mdx', undefined],
      ['faq/06-no-ending.mdx', undefined],
      ['faq/07-two.mdx', undefined],
      ['faq/08-slip.mdx#', 'empty'],
      ['faq/more#/01-deep.mdx', 'empty'],
      ['faq/more/01-deep.mdx', 'empty'],
      ['faq/more/around', 'link'],
      ['faq/~$05-good.mdx', 'lock'],
      ['map.png', 'empty'],
      ['pledge.yaml', 'large'],
      ['words.txt', 'empty'],
    ]);
  });

  it('has one diagnostic for each link, each folder with the name of a file, and each unknown file, also an empty one', () => {
    const path = folder();
    const messages = checkContent(readContent(path)).filter(
      ({ reason, ruleId }) =>
        /^(?:expected-files|valid-encoding)$/.test(ruleId) &&
        /link|folder with|know|empty/.test(reason),
    );
    expect(messages.map(({ file, reason }) => `${file.slice(path.length + 1)} ${reason}`)).toEqual([
      'A.MDX The site does not know what to do with “A.MDX”.',
      'b.yml The site does not know what to do with “b.yml”.',
      'faq/06-no-ending The site does not know what to do with “faq/06-no-ending”.',
      'faq/07-two.mdx.txt The site does not know what to do with “faq/07-two.mdx.txt”.',
      'faq/08-slip.mdx# The site does not know what to do with “faq/08-slip.mdx#”.',
      'faq/more#/01-deep.mdx The site does not know what to do with “faq/more#/01-deep.mdx”.',
      'faq/more/01-deep.mdx The site does not know what to do with “faq/more/01-deep.mdx”.',
      'map.png The site does not know what to do with “map.png”.',
      'faq/02-folder.mdx This is a folder with the name of a file.',
      'faq/03-dangling.mdx This is a link to another place.',
      'faq/04-device.mdx This is a link to another place.',
      'faq/more/around This is a link to another place.',
    ]);
  });

  it('has one diagnostic for a file that a word processor makes beside an open one', () => {
    const messages = checkContent(readContent(folder())).filter(({ file }) => file.includes('~'));
    expect(messages.map(({ reason, fix }) => [reason, fix])).toEqual([
      [
        'A word processor has a text of this folder open, and made this file beside it.',
        'Close the text there. If this file stays, delete it.',
      ],
    ]);
  });

  it('may not be a link', () => {
    const linked = join(emptyFolder(), 'content');
    symlinkSync(folder(), linked);
    expect(() => readContent(linked)).toThrow(
      `“${linked}” is a link. Put the folder itself there.`,
    );
  });

  it('may not hold a link to a folder, whose files Astro would load', () => {
    const path = folder();
    const elsewhere = folderWith({ '01-code.mdx': `${START}{process.exit()}\n` });
    symlinkSync(elsewhere, join(path, 'legal'));
    const messages = checkContent(readContent(path)).filter(({ file }) => file.endsWith('/legal'));
    expect(messages.map(({ severity, reason, fix }) => [severity, reason, fix])).toContainEqual([
      'error',
      'This is a link to another place.',
      'Remove it, and put the files themselves here.',
    ]);
  });

  it('must be a folder', () => {
    expect(() => readContent('/nowhere')).toThrow('There is no folder “/nowhere”.');
    expect(() => readContent('package.json')).toThrow('“package.json” is a file, not a folder.');
  });
});

describe('A content folder that is read again', () => {
  it('returns the same object for an unchanged file, and a new one for a changed file', () => {
    const folder = folderWith({ 'legal.yaml': 'a: b\n', 'pledge.yaml': 'a: b\n' });
    const [legal, pledge] = readContent(folder);
    writeFileSync(join(folder, 'pledge.yaml'), 'a: c\n');
    const [sameLegal, newPledge] = readContent(folder);
    expect(sameLegal).toBe(legal);
    expect(newPledge).not.toBe(pledge);
    expect(newPledge?.data).toEqual({ a: 'c' });
  });
});
