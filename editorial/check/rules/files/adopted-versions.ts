import { isVersionFile } from '../../../../src/content-map.ts';
import { stringsAt } from '../../../../src/facts/values.ts';
import { readVersion, type KeptVersion } from '../../../../src/facts/versions.ts';
import { recordOf } from '../../../content/kept-versions.ts';
import { rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import type { Diagnostic } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * When a version of Legal or the Trust Pledge is adopted, `npm run adopt` writes its text to a file
 * in `versions/`. This rule checks that such a file still has exactly the bytes that were written,
 * and that the document's record (`legal.yaml`, which lists the versions) still has the same
 * settings for that version. Only `npm run check:launch` reports an adopted version without a file.
 */
export const adoptedVersions: Rule = {
  name: 'adopted-versions',
  checksVersions: true,
  checkFiles: (files) => {
    const versionFiles = files.filter(({ name }) => isVersionFile(name));
    return versionFiles.flatMap((file) => {
      const version = unchangedVersion(file);
      return version ? compareRecord(file, version, files) : reportChanged(file);
    });
  },
};

/** The version in a file; undefined if the file was changed after it was written. */
const unchangedVersion = ({ name, source, defect }: ContentFile) =>
  defect ? undefined : readVersion(name, source);

const NOTE = 'Visitors compare later versions with an adopted one, so it stays as it was.';

function reportChanged(file: ContentFile): Diagnostic[] {
  const line = /^sha256:.*$/m.exec(file.source);
  return report(file, line ? [line.index, line.index + line[0].length] : 0, {
    reason: 'This file is not as it was when its version was adopted.',
    note: NOTE,
    fix: `Undo the change of this file, in a terminal with: git checkout main -- ${file.path}. Nobody edits it: for another text, change the page, and adopt a new version.`,
  });
}

/** Reports settings of a record that differ from those in the file of an adopted version. */
function compareRecord(
  file: ContentFile,
  version: KeptVersion,
  files: readonly ContentFile[],
): Diagnostic[] {
  const placed = recordOf(version.document, files);
  if (!placed) return [];
  const { file: recordFile, record } = placed;
  const index = record.changes.findIndex((change) => change.version === version.version);
  if (index < 0)
    return report(recordFile, rangeOfSetting(recordFile, ['changes']), {
      reason: `Version ${version.version} was adopted, and is not listed any more.`,
      note: 'Visitors who read it look for it here.',
      fix: `Bring its entry back, as it is at the top of ${file.name}.`,
    });
  const at = ['changes', index];
  const approval = 'reviewedBy' in record ? 'reviewedBy' : 'signedBy';
  // Settings of the record, with the value that each had when the version was adopted.
  const settings: [path: (string | number)[], adopted: string][] = [
    [[...at, 'kind'], version.kind],
    [[...at, 'summary'], version.summary],
    [[...at, 'date', 'value'], version.date],
  ];
  if (record.version === version.version)
    settings.push(
      [['adopted', 'value'], version.adopted],
      [['effective', 'value'], version.effective],
      [[approval, 'value'], version.approvedBy],
    );
  return settings.flatMap(([path, adopted]) => {
    const [setting] = stringsAt(recordFile.data, path.join('.'));
    const current = setting?.value ?? '';
    if (current === adopted) return [];
    const key = path.at(-1) === 'value' ? path.at(-2) : path.at(-1);
    return report(recordFile, rangeOfSetting(recordFile, path), {
      reason: `Version ${version.version} was adopted with another “${String(key)}”: “${adopted}”, not “${current}”.`,
      note: NOTE,
      fix: `Write “${adopted}” here again. What has changed since is a version of its own: add an entry at the top of “changes”.`,
    });
  });
}
