import { DATA_FILES } from '../../../src/content-map.ts';
import { stringsAt } from '../../../src/facts/values.ts';
import { hostOf, isHostOf, TOKEN_SITES } from '../../content/hosts.ts';
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
 * site's, and show the owner's words: no page of a market, which shows any address.
 */
export const addressElsewhere: Rule = {
  name: 'address-elsewhere',
  fails: { [STUDIO]: domain, [COIN]: place('https://www.muuva.co.za/address') },
  passes: { [STUDIO]: domain, [COIN]: place('https://x.com/muuva/status/1') },
  checkFiles: (files) => {
    const studio = files.find(({ name }) => name === STUDIO);
    const [domain] = stringsAt(studio?.data, 'domain.value');
    const own = domain && hostOf(domain.value);
    const file = files.find(({ name }) => name === COIN);
    if (!file) return [];
    return stringsAt(file.data, 'addressElsewhere.value.*.url').flatMap(({ path, value }) => {
      const host = hostOf(value);
      return report(file, rangeOfSetting(file, path), host ? describe(host, own) : undefined);
    });
  },
};

/** Why a page on a host confirms nothing; undefined if it can. `own` is the host of this site. */
function describe(host: string, own: string | undefined): Wording | undefined {
  const isOwn = own !== undefined && (isHostOf(host, [own]) || isHostOf(own, [host]));
  if (!isOwn && !isHostOf(host, TOKEN_SITES)) return undefined;
  return {
    reason: isOwn
      ? `“${host}” is a host of this site.`
      : `“${host}” has a page for every token, so that its page confirms nothing.`,
    note: 'Visitors would take the address for confirmed by a second source.',
    fix: 'Write a page that only the owner can change, on another host.',
  };
}
