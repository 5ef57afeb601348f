import { entryOf } from '../../../../src/content-map.ts';
import { mentionsIn, presentedAsOurs, publishedIn, type Mention } from '../../channels/mentions.ts';
import { whoseIs } from '../../channels/whose.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * Every handle, channel, email address, website and token page that a text presents as ours is one that
 * the owner has published. A visitor who follows another one may write to an impostor, or pay one. One that a
 * text gives to somebody else gets a warning, since nobody here can know whose it is; those of authorities do not.
 */
export const ownChannels: Rule = {
  name: 'own-channels',
  checkFiles: (files) => {
    const published = publishedIn(files);
    return files
      .filter(({ name }) => entryOf(name)?.statesFacts)
      .flatMap((file) =>
        mentionsIn(file)
          .filter(({ id }) => !published.includes(id))
          .flatMap((mention) => report(file, mention.range, describe(mention))),
      );
  },
};

/** What is wrong with an address that the owner has not published; undefined for an authority’s. */
function describe(mention: Mention): Wording | undefined {
  const { typed, kind } = mention;
  const whose = whoseIs(mention);
  if (whose === 'an authority’s') return undefined;
  if (whose === 'ours') return presentedAsOurs(typed, kind);
  return {
    severity: 'warning',
    reason: `“${typed}” is somebody else’s, as far as this sentence says.`,
    note: 'Make sure that no visitor takes it for ours.',
    fix: 'Leave it if that is what you mean. Otherwise remove it.',
  };
}
