import type { Locator } from '@playwright/test';
import { expectNewTab, reading, section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look, test } from './test.ts';

const SENTINEL = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';

/** Says whether the end of the lock lies in the past, as the build saw it. */
const lockHasPassed = new Date() > new Date('2026-08-08T00:00:00+02:00');

test.describe('The token card', () => {
  look.use({ at: '/' });

  look('names $BIGFOOT', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2, name: /\$BIGFOOT$/ })).toBeVisible();
  });

  look('gives the launch date, 5 August 2025', async ({ page }) => {
    await expect(reading(page, 'Launched')).toHaveText('5 August 2025');
  });

  look('gives the supply, and says that About gives another figure', async ({ page }) => {
    const supply = reading(page, 'Supply');
    await expect(supply).toContainText('5,000,000,000,000');
    await expect(supply).toContainText('About page reads 100 Trillion');
    await expect(supply.getByRole('link')).toHaveAttribute('href', /^\/about#/);
  });

  look('gives the founder’s hold as pledged, not as proved', async ({ page }) => {
    const hold = reading(page, 'Founder hold');
    await expect(hold).toContainText(/25\s%, vested/);
    await expect(hold).toContainText('Pledged');
    await expect(hold).toContainText('Proof not published');
  });

  look('gives the end of the lock, and says once it has passed', async ({ page }) => {
    const lock = reading(page, 'LP locked until');
    await expect(lock).toContainText('7 Aug 2026');
    await expect(lock).toContainText(
      lockHasPassed
        ? /Pledged\s*Date passed\s*That date has passed\. A renewal is not stated\.\s*Proof not published/
        : /Pledged\s*Proof not published/,
    );
  });

  for (const [build, base, count] of [
    ['stand-in', '', 7],
    ['supplied address', SUPPLIED.url, 8],
  ] as const) {
    test(`groups the ${build} for the eye, and is copied by hand without a space`, async ({
      page,
    }) => {
      await page.goto(`${base}/`);
      const code = section(page, /Token card/).locator('code');
      const { gaps, groups, selected } = await code.evaluate((shown) => {
        getSelection()?.selectAllChildren(shown);
        const boxes = [...shown.querySelectorAll('span')].map((group) =>
          group.getBoundingClientRect(),
        );
        return {
          groups: boxes.length,
          gaps: boxes.flatMap((box, index) => {
            const next = boxes[index + 1];
            return next?.top === box.top ? [next.left - box.right] : [];
          }),
          selected: getSelection()?.toString(),
        };
      });
      expect(groups).toBe(count);
      expect(gaps.length).toBeGreaterThan(2);
      expect(Math.min(...gaps)).toBeGreaterThan(3);
      expect(selected).toBe(await code.textContent());
      expect(selected).toMatch(/^\S+$/);
    });
  }

  look('says that live stats are coming soon', async ({ page }) => {
    await expect(
      page.locator('div', { has: page.getByRole('heading', { name: 'Live Stats' }) }).last(),
    ).toContainText('Coming Soon');
  });

  look('shows the contract address whole, and says that it is a stand-in', async ({ page }) => {
    const card = section(page, /Token card/);
    await expect(card.locator('code')).toHaveText(SENTINEL);
    await expect(card).toContainText('Not published yet. This line is built so that no wallet');
  });

  look(
    'keeps address, copy, check, safety, buy, loss and whitepaper in this order',
    async ({ page }) => {
      await expect(section(page, /Token card/)).toContainText(
        new RegExp(
          [
            SENTINEL,
            'Copy address',
            'Check it here',
            'Compare every character',
            'Buy on Pump\\.fun',
            'You can lose everything you put in',
            'View Whitepaper',
          ].join('.*'),
          's',
        ),
      );
    },
  );

  look('has “Buy on Pump.fun”, which opens an external page in a new tab', async ({ page }) => {
    const buy = page.getByRole('link', { name: 'Buy on Pump.fun' });
    await expect(buy).toHaveAttribute('href', 'https://pump.fun/');
    await expect(buy).toContainText('address not published yet');
    await expectNewTab(buy);
  });

  look(
    'says beside the link to buy what can be lost, with a link to the risks',
    async ({ page }) => {
      const loss = page.getByText(
        'You can lose everything you put in. Crypto assets can lose all their value.',
      );
      await expect(loss).toBeVisible();
      await expect(loss.getByRole('link')).toHaveAttribute('href', '/legal#risks-acknowledgement');
      const below = page.getByText('You buy at your own risk');
      await expect(below.getByRole('link')).toHaveAttribute('href', '/legal#indemnity-clause');
    },
  );

  look('has “View Whitepaper”, a button without an action, and says why', async ({ page }) => {
    const button = page.getByRole('button', { name: 'View Whitepaper' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).toHaveAccessibleDescription('not published yet');
    const before = await page.content();
    await button.click();
    await expect(page).toHaveURL('/');
    expect(await page.content()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe('Copying the contract address', () => {
  test('shows “Copied!” and puts the whole address on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy address' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Copied! Coin address copied to clipboard');
    const field = page.getByLabel('Pasted it? Check it here.');
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(SENTINEL);
  });

  test('shows “Copy failed”, in the destructive style, when the browser refuses', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Copy address' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Copy failed' });
    await expect(alert).toHaveText('Copy failed Could not copy to clipboard');
    const ground = (element: Element) => {
      return getComputedStyle(element.closest('.toast') ?? element).backgroundColor;
    };
    expect(await alert.evaluate(ground)).toBe('rgb(161, 29, 51)');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(SENTINEL);
  });
});

test.describe('The paste-back check', () => {
  let field: Locator;
  let result: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    field = page.getByLabel('Pasted it? Check it here.');
    result = section(page, /Token card/)
      .getByRole('status')
      .last();
  });

  test('says that the address is equal, and warns that it is a stand-in', async () => {
    await field.fill(SENTINEL);
    await expect(result).toHaveText(
      /Equal\. All 36 characters match\..*Do not send anything to it\./s,
    );
  });

  test('says at which character another address differs', async () => {
    await field.fill(SENTINEL.replace('CONTRACT', 'C0NTRACT'));
    await expect(result).toContainText('Differs at character 10.');
  });

  test('says when characters are missing or too many', async () => {
    await field.fill(SENTINEL.slice(0, 20));
    await expect(result).toContainText('20 of 36 characters');
    await field.fill(`${SENTINEL}X`);
    await expect(result).toContainText('37 characters instead of 36');
  });
});
