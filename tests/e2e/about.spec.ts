import { isDisputed } from '../../src/facts/conflicts.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import type { AboutSection } from '../../src/schemas/section.ts';
import { BUILDS, sentenceIn, type SiteWords } from './content.ts';
import { expectEmail, expectText, headingText, section } from './sections.ts';
import { expect, look as test } from './test.ts';

function sectionOfKind<Kind extends AboutSection['kind']>(site: SiteWords, kind: Kind) {
  const found = site.sections('about').find((section) => section.kind === kind);
  if (!found) throw new Error(`No section of About has “kind: ${kind}”.`);
  return found as Extract<AboutSection, { kind: Kind }>;
}

for (const { build, url, site } of BUILDS) {
  test.describe(`About in ${build}`, { tag: '@wide' }, () => {
    const { hero } = site.page('about');
    const { studio, coin, navigation } = site;

    test.beforeEach(async ({ page }) => {
      await page.goto(`${url}/about`);
    });

    test('has its headings in order, its principles, and one picture with a text alternative', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        [hero.eyebrow, ...hero.heading].join(' '),
      );
      await expect(main).toContainText(hero.lede);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        site.sections('about').map(({ heading }) => headingText(heading)),
      );
      await expect(main.getByRole('img')).toHaveCount(1);
      await expect(main.getByRole('img')).toHaveAccessibleName(hero.campAlt);
      const { heading, principles } = sectionOfKind(site, 'principles');
      await expect(
        section(page, heading).getByRole('listitem').getByRole('heading', { level: 3 }),
      ).toHaveText(principles.map(({ title }) => title));
    });

    test('shows every figure for the supply of the first token in the same style', async ({
      page,
    }) => {
      const { supply } = coin;
      const {
        heading,
        signs,
        settled,
        disputed,
        address: settles,
        tokenLink,
      } = sectionOfKind(site, 'first-token');
      const token = section(page, heading);
      const readings = isDisputed(supply)
        ? supply.disputed.readings.map(({ where, shown }) => ({ label: signs[where], shown }))
        : [{ label: settled, shown: supply.shown }];
      await expect(token.getByRole('term')).toHaveText(readings.map(({ label }) => label));
      await expect(token.getByRole('definition')).toHaveText(readings.map(({ shown }) => shown));
      const looks = await token.getByRole('definition').evaluateAll((figures) =>
        figures.map((figure) => {
          const { fontSize, color } = getComputedStyle(figure);
          const { width, height } = figure.parentElement?.getBoundingClientRect() ?? {};
          return JSON.stringify({ fontSize, color, width, height });
        }),
      );
      expect(new Set(looks).size).toBe(1);
      await expectText(token, disputed.strong, isDisputed(supply));
      const address = sentenceIn(site, 'contractAddress', settles);
      await expectText(token, address, isDisputed(supply));
      await expect(token).toContainText(navigation.words.loss.strong);
      await expect(token.getByRole('link', { name: tokenLink.label })).toHaveAttribute(
        'href',
        tokenLink.href,
      );
    });

    test('says how to reach the studio, and which details of the company are known', async ({
      page,
    }) => {
      const contact = sectionOfKind(site, 'contact');
      const reach = section(page, contact.heading);
      await expectEmail(reach, site);
      const hours = { hours: studio.responseHours };
      const { response } = navigation.words;
      await expect(reach).toContainText(sentenceIn(site, 'email', response, hours));

      const { heading, labels, name, note, legalLink } = sectionOfKind(site, 'legal-entity');
      const { legalName, registrationNumber, address } = studio.legalEntity;
      const entity = section(page, heading);
      await expect(entity.getByRole('term')).toHaveText([
        labels.legalName,
        labels.registrationNumber,
        labels.address,
      ]);
      await expect(entity.getByRole('definition')).toHaveText(
        [legalName, registrationNumber, address].map(shownValue),
      );
      await expect(entity.locator('.legal-entity-missing')).toHaveCount(
        [legalName, registrationNumber, address].filter(isPlaceholder).length,
      );
      await expect(entity).toContainText(sentenceIn(site, 'companyName', name));
      await expect(entity).toContainText(note);
      await expect(entity.getByRole('link', { name: legalLink.label })).toHaveAttribute(
        'href',
        legalLink.href,
      );

      await reach.getByRole('link', { name: contact.contactLink.label }).click();
      await expect(page).toHaveURL(`${url}${contact.contactLink.href}`);
    });
  });
}
