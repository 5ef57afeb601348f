import { nodesOf, rangeOf, readProse } from '../../content/prose.ts';
import { answer, report, type Rule } from '../shared/rule.ts';

/** The prose contains no images: the site draws its own, with text alternatives. */
export const noImages: Rule = {
  name: 'no-images',
  fails: answer('![](foot.png)'),
  passes: answer('A print of a foot!'),
  checkFile: (file) => {
    const { tree } = readProse(file);
    return [...nodesOf(tree, 'image'), ...nodesOf(tree, 'imageReference')].flatMap((image) => {
      const alt = image.alt?.trim();
      return report(file, rangeOf(image), {
        reason: 'Pictures are not possible in this text.',
        note: 'The site would not be made, or would refuse to load it: it shows its own drawings alone.',
        fix: `Remove it, and say in words what it shows${alt ? `: ${alt}` : '.'}`,
      });
    });
  },
};
