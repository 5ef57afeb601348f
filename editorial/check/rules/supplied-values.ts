import { valueAt, valuesIn, type PlacedValue } from '../../../src/facts/values.ts';
import { hostOf, isHostOf, isPublicHost, PLATFORMS } from '../../content/hosts.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/**
 * A supplied address is public and on the right platform, and a placeholder does not contain a real
 * value.
 */
export const suppliedValues: Rule = {
  name: 'supplied-values',
  fails: { 'studio.yaml': 'domain: { status: supplied, value: "https://localhost" }\n' },
  passes: { 'studio.yaml': 'domain: { status: supplied, value: "https://muuva.co.za" }\n' },
  checkFile: (file) =>
    valuesIn(file.data).flatMap((one) => {
      const status = valueAt(file.data, [...one.path.slice(0, -1), 'status']);
      const wording = status === undefined ? undefined : describe(one);
      return report(file, rangeOfSetting(file, one.path), wording);
    }),
};

function describe({ path, value }: PlacedValue): Wording | undefined {
  if (typeof value !== 'string') return undefined;
  const [key, group, setting] = [path.at(-1), path.at(-2), path.at(-3)];
  if (key === 'shown') return realValue(value);
  if (key !== 'value') return undefined;
  const platform = group === 'url' ? PLATFORMS.find(({ field }) => field === setting) : undefined;
  const host = hostOf(value) ?? '';
  if (platform) {
    const [first = ''] = platform.hosts;
    return isHostOf(host, platform.hosts)
      ? undefined
      : {
          reason: `“${value}” is not an address on ${platform.name}.`,
          note: `Visitors would follow it as the studio’s own place on ${platform.name}, and land on ${host || 'nothing'}.`,
          fix: `Write an address that starts with https://${first}/ — another platform is a change for the developers of the site.`,
        };
  }
  const name = group === 'email' ? value.slice(value.lastIndexOf('@') + 1) : host;
  if ((group !== 'domain' && group !== 'email') || isPublicHost(name)) return undefined;
  return {
    reason: `“${value}” cannot be reached by visitors.`,
    note: `“${name}” is a name for one computer or network, or for examples.`,
    fix: 'Write the public address, such as https://muuva.co.za, or put “status: placeholder” back with “shown” and “supply”.',
  };
}

/** A text that looks like a real value: an address, or a number with digits. */
const REAL = /@(?![\w.-]*\.example$)[\w-]+\.\w|^https:\/\/(?![\w.-]*\.example\/?$)[^/]+\/\S|\d{2}/;

/** The placeholder for the contract address. */
const STAND_IN = /^NOT-SET\b/;

function realValue(shown: string): Wording | undefined {
  if (!REAL.test(shown) || STAND_IN.test(shown)) return undefined;
  return {
    severity: 'warning',
    reason: `“${shown}” looks like the real value, but it is still marked as missing.`,
    note: 'Visitors read beside it that it has not been supplied, and a release is refused.',
    fix: `If it is right, write “status: supplied” and “value: ${shown}” in place of “status: placeholder”, “shown” and “supply”. If not, write shown: not supplied yet`,
  };
}
