import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look as test } from './test.ts';

/** The seven commitments of the specification: name, the pledge itself, and its address on the page. */
const PLEDGES = [
  {
    name: 'Locked liquidity',
    claim: '50 % of supply, paired with SOL and locked for 12 months or longer.',
    anchor: 'locked-liquidity',
    proofs: ['Locker link'],
  },
  {
    name: 'Vested public founder wallet',
    claim: 'The founder holds 25 %, vested, in public. Sales are announced.',
    anchor: 'founder-wallet',
    proofs: ['Founder wallet address', 'Vesting link'],
  },
  {
    name: 'Zero buy/sell tax',
    claim: '0 % when you buy. 0 % when you sell.',
    anchor: 'zero-tax',
    proofs: ['Token in an explorer'],
  },
  {
    name: 'Fixed supply',
    claim: 'The supply is fixed. Nobody mints more.',
    anchor: 'fixed-supply',
    proofs: ['Mint authority in an explorer'],
  },
  {
    name: 'Verifiable burns',
    claim: 'Burns you can verify, starting with 10 % of supply.',
    anchor: 'verifiable-burns',
    proofs: ['Burn transaction'],
  },
  {
    name: 'No VCs or private sales',
    claim: 'No VCs. No private sales. No side door.',
    anchor: 'no-private-sales',
    proofs: ['Record of the first holders'],
  },
  {
    name: 'Community first',
    claim: 'Community first.',
    anchor: 'community-first',
    proofs: [],
  },
];

test.describe('Trust Pledge', () => {
  test.use({ at: '/trust-pledge' });

  test('names itself and says how many pledges there are', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Trust Pledge Seven pledges. Walk them.',
    );
  });

  test('makes the seven commitments and the founder’s promise, in that order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Route card',
      ...PLEDGES.map(({ name, claim }, index) => `Pledge ${index + 1}: ${name} ${claim}`),
      /Three staffs/,
      'The founder’s promise.',
      'Versions and dates',
    ]);
  });

  test('leads from the route card to each marker', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const card = page.getByRole('navigation', { name: 'The seven pledges' });
    for (const [index, { name, anchor }] of PLEDGES.entries()) {
      await card.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const heading = page.getByRole('heading', { level: 2, name: `Pledge ${index + 1}:` });
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [index, { name, anchor, proofs }] of PLEDGES.entries()) {
    test(`shows what pledge ${index + 1}, ${name}, means, how to check it, and an empty slot for each proof`, async ({
      page,
    }) => {
      const marker = page.locator(`#${anchor}`);
      await expect(marker.getByRole('heading', { level: 3 })).toHaveText([
        'What it means',
        'How you would check it',
      ]);
      for (const proof of proofs) {
        await expect(marker.getByText(proof, { exact: true })).toBeVisible();
      }
      await expect(marker.getByText('not published yet')).toHaveCount(proofs.length);
      await expect(marker.getByText('Pledged', { exact: true })).toHaveCount(proofs.length);
      await expect(marker.getByRole('link')).toHaveCount(0);
    });
  }

  test('says that the lock date has passed and that a renewal is not stated', async ({ page }) => {
    const marker = page.locator('#locked-liquidity');
    await expect(marker.getByText('Date passed')).toBeVisible();
    await expect(marker).toContainText(
      'The date given, 7 Aug 2026, has passed. A renewal is not stated.',
    );
    await expect(page.getByText('Date passed')).toHaveCount(1);
  });

  test('says of the seventh pledge that no link could prove it', async ({ page }) => {
    await expect(page.locator('#community-first')).toContainText(
      'No link to wait for judge us by what we do',
      { useInnerText: true },
    );
    const card = page.getByRole('navigation', { name: 'The seven pledges' });
    await expect(card.getByRole('link', { name: 'Community first no slot' })).toBeVisible();
  });

  test('counts the empty slots on the route card', async ({ page }) => {
    const card = page.getByRole('navigation', { name: 'The seven pledges' });
    await expect(card).toContainText('Proof slots: all empty');
    const empty = PLEDGES.flatMap(({ proofs }) => proofs).length;
    await expect(card.getByRole('img', { name: 'proof slot empty' })).toHaveCount(empty);
  });

  test('shows three shares apart, each with its pledge, and draws no rest', async ({ page }) => {
    const staffs = section(page, /Three staffs/);
    await expect(staffs.getByRole('listitem')).toHaveText([
      /50\s%\s*Liquidity of supply, .*SOL/,
      /25\s%\s*Founder of supply, .*vested/,
      /10\s%\s*First burn of supply, /,
      /The rest\s*not stated/,
    ]);
    await expect(staffs).toContainText('They do not add up to 100');
    for (const [number, anchor] of [
      ['1', 'locked-liquidity'],
      ['2', 'founder-wallet'],
      ['5', 'verifiable-burns'],
    ]) {
      await expect(staffs.getByRole('link', { name: `Pledge ${number}` })).toHaveAttribute(
        'href',
        `#${anchor}`,
      );
    }
  });

  test('describes the staffs once to screen readers, and hides map, posts and trail', async ({
    page,
  }) => {
    const staffs = section(page, /Three staffs/).getByRole('img');
    await expect(staffs).toHaveAccessibleName(/three levelling staffs/i);
    const slots = PLEDGES.flatMap(({ proofs }) => proofs).length;
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(slots + 1);
  });

  test('shows the founder’s promise as an unsigned draft', async ({ page }) => {
    const promise = section(page, 'The founder’s promise.');
    await expect(promise.getByRole('blockquote')).toHaveText(
      'I made seven pledges here. I hold 25 %, vested, where you can see it. If I sell, I announce it. If I forget, hold up this page.',
      { useInnerText: true },
    );
    await expect(promise).toContainText('Draft wording, unsigned.');
    await expect(promise).toContainText('Founder’s name and signature not supplied yet');
  });

  test('gives its version, and says that it is not in effect yet', async ({ page }) => {
    const versions = section(page, 'Versions and dates');
    await expect(versions.getByRole('definition')).toHaveText([
      'Draft',
      'not adopted yet',
      'not in effect yet',
    ]);
    const change = versions.getByRole('row').last().getByRole('cell');
    await expect(change).toHaveText(['Draft', 'not published yet', /^First text/]);
  });

  test('prints the pledges without the map', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const { anchor } of PLEDGES) {
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(page.getByText('Trailhead')).toBeHidden();
  });
});

test.describe('Trust Pledge, once everything is supplied', { tag: '@wide' }, () => {
  test.use({ at: `${SUPPLIED.url}/trust-pledge` });

  test('links each proof, in a new tab, with the day of the last check', async ({ page }) => {
    for (const { anchor, proofs } of PLEDGES) {
      const marker = page.locator(`#${anchor}`);
      const links = marker.getByRole('link', { name: 'See the proof (new tab)' });
      await expect(links).toHaveCount(proofs.length);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await expect(marker.getByText('Last checked on 5 January 2026.')).toHaveCount(proofs.length);
      await expect(marker.getByText('Proof linked')).toHaveCount(proofs.length);
    }
    await expect(page.getByRole('main')).not.toContainText(/not published|not supplied/);
  });

  test('says on the route card that no slot is empty', async ({ page }) => {
    const card = page.getByRole('navigation', { name: 'The seven pledges' });
    await expect(card).toContainText('Proof slots: none empty');
    await expect(card.getByRole('img')).toHaveCount(0);
  });

  test('gives a lock date that lies ahead without a claim about what follows', async ({ page }) => {
    const marker = page.locator('#locked-liquidity');
    await expect(marker).toContainText(
      'The date given is 7 Aug 2099. What follows it is not stated.',
    );
    await expect(marker).not.toContainText('passed');
  });

  test('shows the founder’s name, and no longer calls the promise a draft', async ({ page }) => {
    const promise = section(page, 'The founder’s promise.');
    await expect(promise).toContainText('Example Founder');
    await expect(promise).not.toContainText(/draft/i);
  });

  test('gives the days of adoption and effect', async ({ page }) => {
    await expect(section(page, 'Versions and dates').getByRole('definition')).toHaveText([
      '1.0',
      '5 January 2026',
      '12 January 2026',
    ]);
  });
});
