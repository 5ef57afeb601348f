import { DATA_FILES } from '../../../src/content-map.ts';
import { valueAt, valuesIn } from '../../../src/facts/values.ts';
import { hostOf, isHostOf, SHORTENERS, TOKEN_SITES } from '../../content/hosts.ts';
import { rangeOfSetting } from '../../content/places.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

const COIN = DATA_FILES.coins.path;
const STUDIO = DATA_FILES.studio.path;

const domain = 'domain: { status: supplied, value: "https://muuva.co.za" }\n';
const place = (url: string) =>
  `addressElsewhere: { status: supplied, value: [{ name: There, url: "${url}" }] }\n`;

/**
 * The places where the owner publishes the contract address as well are on other hosts than this
 * site's, each on one of its own, and show the owner's words: no page of a market, which shows any
 * address, and no short address.
 */
export const addressElsewhere: Rule = {
  name: 'address-elsewhere',
  fails: { [STUDIO]: domain, [COIN]: place('https://www.muuva.co.za/address') },
  passes: { [STUDIO]: domain, [COIN]: place('https://x.com/muuva/status/1') },
  checkFiles: (files) => {
    const settingsOf = (name: string) => files.find((file) => file.name === name)?.data;
    const own = valueAt(settingsOf(STUDIO), ['domain', 'value']);
    const file = files.find(({ name }) => name === COIN);
    if (!file) return [];
    const urls = valuesIn(valueAt(file.data, ['addressElsewhere', 'value'])).flatMap(
      ({ path, value }) => {
        const host = typeof value === 'string' && path[1] === 'url' ? hostOf(value) : undefined;
        return host === undefined ? [] : [{ host, path }];
      },
    );
    return urls.flatMap(({ host, path }, index) => {
      const earlier = urls.slice(0, index).map((one) => one.host);
      const wording = describe(host, typeof own === 'string' ? hostOf(own) : undefined, earlier);
      const range = rangeOfSetting(file, ['addressElsewhere', 'value', ...path]);
      return wording ? [report(file, range, wording)] : [];
    });
  },
};

const FIX = 'Write a page that only the owner can change, on a host that has not been named yet.';

function describe(
  host: string,
  own: string | undefined,
  earlier: readonly string[],
): Wording | undefined {
  if (own !== undefined && (isHostOf(host, [own]) || isHostOf(own, [host])))
    return {
      reason: `“${host}” is a host of this site.`,
      note: 'Whoever takes this site over could change both addresses.',
      fix: FIX,
    };
  if (isHostOf(host, TOKEN_SITES))
    return {
      reason: `“${host}” has a page for every token, so that its page confirms nothing.`,
      note: 'Visitors would take any address that they find there for confirmed.',
      fix: FIX,
    };
  if (isHostOf(host, SHORTENERS))
    return {
      reason: `“${host}” does not say where it leads.`,
      note: 'Visitors could not see who publishes the address there.',
      fix: 'Write the address that it leads to.',
    };
  if (earlier.includes(host))
    return {
      reason: `“${host}” is listed twice.`,
      note: 'Two pages of one host can be taken over together, so the second one confirms nothing.',
      fix: FIX,
    };
  return undefined;
}
