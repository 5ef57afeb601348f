import { entryOf } from '../../../../src/content-map.ts';
import {
  attributedToOthers,
  KINDS,
  mentionsIn,
  presentedAsOurs,
  publishedIn,
} from '../../channels/mentions.ts';
import { whoseIs } from '../../channels/whose.ts';
import { answer, report, type Rule } from '../../shared/rule.ts';

const STUDIO = 'email: { status: placeholder, shown: hello@muuva.example, needed: It. }\n';

/**
 * Every handle, channel, email address, website and token page that a text presents as ours is one that
 * the owner has published. A visitor who follows another one may write to an impostor, or pay one.
 */
export const ownChannels: Rule = {
  name: 'own-channels',
  fails: {
    'studio.yaml': STUDIO,
    ...answer('Our handle is @muuva.'),
  },
  passes: {
    'studio.yaml': STUDIO,
    ...answer('Write to hello@muuva.example.'),
  },
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
