import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { ISLANDS } from './servers.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** All but the soles of Bigfoot, who lies where they are seen, and has no head there that could turn. */
const TARGETS =
  'a[href], button:not(.hiding-place-button:not(:has(.hiding-place-head))), summary, input, textarea';

const ADDRESSES = [
  ...ALL_PAGES.flatMap(({ route, name }) =>
    BUILDS.map(({ build, url }) => ({ title: `${name} in ${build}`, address: url + route })),
  ),
  { title: 'each place of “Last seen”', address: `${ISLANDS.url}/places` },
];

/** How each target looks, with what is in it: all its styles, as a text. Runs in the page. */
const looksOf = (targets: readonly Element[]): string[] =>
  targets.map((target) =>
    [target, ...target.querySelectorAll('*')]
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return [...style].map((property) => style.getPropertyValue(property)).join();
        }),
      )
      .join(),
  );

test.describe('What can be pressed', { tag: ['@wide', '@chromium'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { title, address } of ADDRESSES) {
    test(`changes its look when it is pointed at: ${title}`, async ({
      page,
      context,
      allowConsole,
    }) => {
      // The page for tests has none.
      allowConsole('/site.webmanifest');
      await page.goto(address);
      const targets = page.locator(TARGETS);
      const before = await targets.evaluateAll(looksOf);
      const browser = await context.newCDPSession(page);
      await browser.send('DOM.enable');
      await browser.send('CSS.enable');
      const { root } = await browser.send('DOM.getDocument');
      const { nodeIds } = await browser.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: TARGETS,
      });
      for (const nodeId of nodeIds)
        await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
      const after = await targets.evaluateAll(looksOf);
      const shown = await targets.evaluateAll((all) =>
        all.map((target) =>
          target.checkVisibility({ visibilityProperty: true })
            ? target.outerHTML.slice(0, 120)
            : undefined,
        ),
      );
      await browser.detach();
      expect(before).not.toEqual([]);
      expect(after).toHaveLength(before.length);
      expect(shown.filter((target, index) => target && before[index] === after[index])).toEqual([]);
    });
  }
});
