import type { Page } from '@playwright/test';
import { TYPEFACES, missingCharacters } from '../../src/styles/typefaces.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** The characters on a page (after text-transform), by their first font family. */
function charactersByFamily(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const shown: Record<string, Set<string>> = {};
    const note = (text: string, { fontFamily, textTransform }: CSSStyleDeclaration): void => {
      const [family = ''] = fontFamily.split(',');
      const written = textTransform === 'uppercase' ? text.toUpperCase() : text;
      const characters = Array.from(written.replace(/\s/g, ''));
      shown[family] = new Set([...(shown[family] ?? []), ...characters]);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const textNodes = [...element.childNodes].filter(
        ({ nodeType }) => nodeType === Node.TEXT_NODE,
      );
      note(
        textNodes.map(({ textContent }) => textContent ?? '').join(''),
        getComputedStyle(element),
      );
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        // Only the quoted texts, without line breaks and without the alternative text after the slash.
        const [seen = ''] = style.content.split(' / ');
        note((seen.match(/"[^"]*"/g) ?? []).join('').replace(/"|\\a /g, ''), style);
      }
    }
    return Object.fromEntries(
      Object.entries(shown).map(([family, characters]) => [family, [...characters].join('')]),
    );
  });
}

/** The typeface of src/styles/typefaces.ts that a family belongs to, if any. */
function faceOf(family: string) {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.values(TYPEFACES).find((face) => plain(family).startsWith(plain(face.family)));
}

test.describe('The font subsets', { tag: ['@wide', '@chromium'] }, () => {
  for (const { route } of ALL_PAGES) {
    test(`have every character that is shown in them at ${route}`, async ({ page }) => {
      await page.goto(route);
      const families = Object.entries(await charactersByFamily(page));
      expect(families.map(([family]) => faceOf(family)).filter(Boolean).length).toBeGreaterThan(1);
      const missing = families.flatMap(([family, characters]) => {
        const face = faceOf(family);
        // The content check reports characters that no font has.
        const others = missingCharacters(characters).join('');
        const held = face ? face.main + face.rare + others : characters;
        return Array.from(characters)
          .filter((character) => !held.includes(character))
          .map((character) => `“${character}” is not in ${face?.family}`);
      });
      expect(missing).toEqual([]);
    });
  }
});
