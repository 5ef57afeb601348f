import { placeAt } from '../../content/places.ts';
import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import type { Finding, Rule } from '../shared/rule.ts';

/** The prose holds no pictures: the site draws its own, with words for whoever cannot see them. */
export const proseHoldsNoPictures: Rule = {
  name: 'prose-holds-no-pictures',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\n![](foot.png)\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nA print of a foot!\n' },
  checkFile: (file) => {
    const { tree } = readProse(file);
    return [...nodesOf(tree, 'image'), ...nodesOf(tree, 'imageReference')].map((image): Finding => {
      const alt = image.alt?.trim();
      return {
        file: file.path,
        ...placeAt(file, rangeOf(image)[0]),
        severity: 'error',
        what: alt ? 'A picture cannot stand in this text.' : 'This picture has no words.',
        why: alt
          ? 'The site would not be made, or would refuse to load it: it shows its own drawings alone.'
          : 'Somebody who cannot see it would not learn what it shows, and the site shows its own drawings alone.',
        fix: alt
          ? `Take it out, and say in words what it shows: ${alt}`
          : 'Take it out, and say in words what it shows.',
      };
    });
  },
};
