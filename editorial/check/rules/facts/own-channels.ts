import { entryOf } from '../../../../src/content-map.ts';
import {
  attributedToOthers,
  KINDS,
  mentionsIn,
  presentedAsOurs,
  publishedIn,
} from '../../channels/mentions.ts';
import { whoseIs } from '../../channels/whose.ts';
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
          .flatMap((mention) => {
            const { range, typed, kind } = mention;
            const whose = whoseIs(mention);
            if (whose === 'an authority’s') return [];
            return report(
              file,
              range,
              whose === 'ours' ? presentedAsOurs(typed, KINDS[kind]) : attributedToOthers(typed),
            );
          }),
      );
  },
};
