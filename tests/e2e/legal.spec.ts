import { section } from './sections.ts';
import { expect, look as test } from './test.ts';

/** Text as it is read, with white space between blocks. */
const READ = { useInnerText: true };

/** The seven sections of the specification, what each must say, and the law behind it. */
const SECTIONS = [
  {
    title: 'General information',
    anchor: 'general-information',
    says: ['It is for information only.', 'no accounts and no cookies'],
    basis: 'ECT Act 25 of 2002, s 43. Companies Act 71 of 2008, s 32(4).',
  },
  {
    title: 'Not financial advice',
    anchor: 'not-financial-advice',
    says: ['Nothing here is a recommendation, an offer, or an invitation to buy or sell anything.'],
    basis: 'FAIS Act 37 of 2002.',
  },
  {
    title: 'No guarantees',
    anchor: 'no-guarantees',
    says: [
      'No value, listing, liquidity or return is promised.',
      'Investing in crypto assets may result in the loss of capital.',
    ],
    basis: 'ARB Code, section III, clause 17.',
  },
  {
    title: 'Regulatory compliance',
    anchor: 'regulatory-compliance',
    says: [
      'declared a financial product in South Africa on 19 October 2022',
      'MUUVA claims no licence.',
    ],
    basis: 'GN 1350 of 2022. FICA Directive 9, from 30 April 2025.',
  },
  {
    title: 'No VC or private sales',
    anchor: 'no-vc-or-private-sales',
    says: ['no tokens were sold to venture capital funds or in private sales'],
    basis: 'Pledge 6',
  },
  {
    title: 'Risks acknowledgement',
    anchor: 'risks-acknowledgement',
    says: [
      'You can lose everything you put in.',
      'Liquidity can be thin.',
      'The liquidity lock can expire.',
      'The founder holds 25 %',
      'A transfer cannot be reversed.',
      'look-alike tokens',
      'Rules can change',
      'tax',
    ],
    basis: '',
  },
  {
    title: 'Indemnity clause',
    anchor: 'indemnity-clause',
    says: [
      'Important. This clause limits your rights against us.',
      'Nothing here limits rights that the law does not allow to be limited.',
      'nothing here excludes liability for gross negligence',
    ],
    basis: 'CPA 68 of 2008, s 49 (conspicuous, plain) and s 51 (no exclusion of gross negligence).',
  },
];

test.describe('Legal', () => {
  test.use({ at: '/legal' });

  test('names itself, and says that no lawyer has approved the text', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal & Disclaimer');
    await expect(page.getByRole('main')).toContainText(
      'Draft, awaiting legal review. A lawyer has not approved this text.',
    );
  });

  test('says it in plain words first, then in the seven sections of the specification', async ({
    page,
  }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Contents',
      'In plain words',
      ...SECTIONS.map(({ title }, index) => `${index + 1} ${title}`),
      'Versions and dates',
    ]);
    await expect(section(page, 'In plain words').getByRole('listitem')).toHaveCount(5);
  });

  for (const [index, { title, anchor, says, basis }] of SECTIONS.entries()) {
    test(`says in section ${index + 1}, ${title}, what it must, and on which basis`, async ({
      page,
    }) => {
      const clauses = page.locator(`#${anchor}`);
      for (const words of says) await expect(clauses).toContainText(words);
      if (basis) await expect(clauses).toContainText(`Basis ${basis}`, READ);
      else await expect(clauses).not.toContainText('Basis');
    });
  }

  test('lists its sections and versions, each a link that arrives below the header', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText([
      ...SECTIONS.map(({ title }) => title),
      'Versions and dates',
    ]);
    for (const { title, anchor } of SECTIONS) {
      await contents.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const heading = page.getByRole('heading', { level: 2, name: title });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => (await heading.boundingBox())?.y ?? 0)
        .toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0);
    }
  });

  test.describe('beside a section far down', { tag: '@wide' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.locator('#regulatory-compliance').evaluate((clauses) => {
        clauses.scrollIntoView({ behavior: 'instant' });
      });
    });

    test('keeps the contents in view', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link', { name: 'No guarantees' })).toBeInViewport();
    });

    test('marks the section one reads', { tag: '@chromium' }, async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      for (const [name, weight] of [
        ['Regulatory compliance', '700'],
        ['No guarantees', '400'],
      ] as const) {
        await expect(contents.getByRole('link', { name })).toHaveCSS('font-weight', weight);
      }
    });
  });

  test('gives every section a heading that is its own permanent link', async ({ page }) => {
    for (const { title, anchor } of SECTIONS) {
      const heading = page.getByRole('heading', { level: 2, name: title });
      await expect(heading.getByRole('link')).toHaveAttribute('href', `#${anchor}`);
    }
  });

  test('numbers every clause in plain text: only a section has an address', async ({ page }) => {
    for (const [index, { anchor }] of SECTIONS.entries()) {
      const numbers = page.locator(`#${anchor} .clause-number`);
      const count = await numbers.count();
      expect(count).toBeGreaterThan(0);
      await expect(numbers).toHaveText(
        Array.from({ length: count }, (_, place) => `${index + 1}.${place + 1}`),
      );
      await expect(page.locator(`#${anchor} .clause-text [id]`)).toHaveCount(0);
    }
  });

  test('says who publishes the site, as far as that has been supplied', async ({ page }) => {
    const publisher = page.getByRole('group', { name: 'Who publishes this site' });
    await expect(publisher.getByRole('term')).toHaveText([
      'Legal name',
      'Registration number',
      'Address',
      'FSP number',
      'Contact',
    ]);
    await expect(publisher.getByRole('definition')).toHaveText([
      'not supplied yet',
      'not supplied yet',
      'not supplied yet',
      'not supplied yet',
      'hello@muuva.example (placeholder)',
    ]);
  });

  test('says beside the risks that the lock date has passed', async ({ page }) => {
    await expect(page.locator('#risks-acknowledgement')).toContainText(
      'Liquidity lock Date passed The date given, 7 Aug 2026, has passed. A renewal is not stated.',
      READ,
    );
  });

  test('leads from the clause on private sales to the pledge', async ({ page }) => {
    await page.getByRole('link', { name: 'Pledge 6' }).click();
    await expect(page).toHaveURL(/\/trust-pledge#no-private-sales$/);
  });

  test('sets the indemnity clause apart from every other section', async ({ page }) => {
    const looks = await page.locator('.clause').evaluateAll((clauses) =>
      clauses.map((clause) => {
        const { borderLeftWidth, backgroundColor } = getComputedStyle(clause);
        return `${borderLeftWidth} ${backgroundColor}`;
      }),
    );
    expect(looks.filter((look) => look === looks.at(-1))).toHaveLength(1);
    expect(looks.at(-1)).not.toMatch(/^0px/);
  });

  test('gives its version, and says that it awaits review', async ({ page }) => {
    const versions = section(page, 'Versions and dates');
    await expect(versions.getByRole('term')).toHaveText([
      'Version',
      'Adopted',
      'Effective',
      'Reviewed by',
    ]);
    await expect(versions.getByRole('definition')).toHaveText([
      'Draft',
      'not adopted yet',
      'not in effect yet',
      'awaiting legal review',
    ]);
    const change = versions.getByRole('row').last().getByRole('cell');
    await expect(change).toHaveText(['Draft', 'not published yet', /^First text/]);
    await expect(versions).toContainText(
      'Section numbers, and the links to sections, stay the same for good.',
    );
  });

  test('prints the law with its permanent addresses, and without the contents', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    for (const { anchor } of SECTIONS) {
      const address = await page
        .locator(`#${anchor} h2 a`)
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(address).toBe(`"muuva.example/legal#${anchor}"`);
    }
  });
});
