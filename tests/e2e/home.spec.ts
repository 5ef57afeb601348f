import type { Locator, Page } from '@playwright/test';
import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, test } from './test.ts';

const SENTINEL = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';

/** One reading of the token card: its value, what is stamped on it, and its note. */
function reading(page: Page, term: string): Locator {
  const dt = page.locator('dt', { hasText: new RegExp(`^${term}$`) });
  return section(page, /Token card/)
    .locator('dl > div', { has: dt })
    .locator('dd');
}

/** Says whether the end of the lock lies in the past, as the build saw it. */
const lockHasPassed = new Date() > new Date('2026-08-08T00:00:00+02:00');

async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toContainText('new tab');
}

test.describe('The top of Home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('says: We Don’t Launch Memes. We Launch Legends.', async ({ page }) => {
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^We Don['’]t Launch Memes\. We Launch Legends\.$/,
      }),
    ).toBeVisible();
  });

  test('sets it in three lines at every width', async ({ page }) => {
    for (const width of [320, 390, 768, 901, 1180, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await page.getByRole('heading', { level: 1 }).evaluate((title) =>
        [...title.querySelectorAll('span')].map((line) => {
          return line.clientHeight / Number.parseFloat(getComputedStyle(line).fontSize);
        }),
      );
      expect(heights, `at ${width} px`).toHaveLength(3);
      expect(Math.max(...heights), `at ${width} px`).toBeLessThan(1);
    }
  });

  test('has a button to the token page on the launch platform, in a new tab', async ({ page }) => {
    const button = page.getByRole('link', { name: 'See the token page' });
    await expect(button).toHaveAttribute('href', 'https://pump.fun/');
    await expectNewTab(button);
  });

  test('says beside that button what can be lost, and that the address is missing', async ({
    page,
  }) => {
    await expect(
      page.getByText(
        'Crypto assets can lose all their value. The token’s address is not published yet.',
      ),
    ).toBeVisible();
  });

  test('gives the map one text alternative, and hides the names on it', async ({ page }) => {
    await expect(page.getByRole('img', { name: /lake and five small tarns/ })).toHaveCount(1);
    await expect(page.locator('svg', { hasText: 'Lake Heel' })).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});

test.describe('The button “Inspect the pledges”', () => {
  /** Presses the button once its script has come, and says where the page stood on its way. */
  async function inspect(page: Page): Promise<number[]> {
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Inspect the pledges' });
    await button.focus();
    await expect(page.locator('astro-island', { has: button })).toHaveAttribute('data-ready');
    const stations: number[] = [];
    await page.exposeFunction('noteStation', (y: number) => stations.push(y));
    await page.evaluate(() => {
      const { noteStation } = window as unknown as { noteStation: (y: number) => void };
      addEventListener('scroll', () => {
        noteStation(Math.round(scrollY));
      });
    });
    await button.click();
    const trust = section(page, /Trust framework/);
    await expect(trust).toBeFocused();
    await expect(trust.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL(/\/#trust$/);
    return stations;
  }

  test('scrolls smoothly to the trust framework and takes the focus along', async ({ page }) => {
    const stations = await inspect(page);
    await expect.poll(() => new Set(stations).size).toBeGreaterThan(2);
  });

  test('jumps at once when the visitor wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stations = await inspect(page);
    await expect.poll(() => new Set(stations).size).toBe(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link that works all the same', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Inspect the pledges' }).click();
      await expect(page).toHaveURL(/\/#trust$/);
      await expect(
        section(page, /Trust framework/).getByRole('heading', { level: 2 }),
      ).toBeInViewport();
    });
  });
});

test.describe('The token card', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('names $BIGFOOT', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 2, name: /\$BIGFOOT$/ })).toBeVisible();
  });

  test('gives the launch date, 5 August 2025', async ({ page }) => {
    await expect(reading(page, 'Launched')).toHaveText('5 August 2025');
  });

  test('gives the supply, and says that About gives another figure', async ({ page }) => {
    const supply = reading(page, 'Supply');
    await expect(supply).toContainText('5,000,000,000,000');
    await expect(supply).toContainText('About page reads 100 Trillion');
    await expect(supply.getByRole('link')).toHaveAttribute('href', /^\/about#/);
  });

  test('gives the founder’s hold as pledged, not as proved', async ({ page }) => {
    const hold = reading(page, 'Founder hold');
    await expect(hold).toContainText(/25\s%, vested/);
    await expect(hold).toContainText('Pledged');
    await expect(hold).toContainText('Proof not published');
  });

  test('gives the end of the lock, and says once it has passed', async ({ page }) => {
    const lock = reading(page, 'LP locked until');
    await expect(lock).toContainText('7 Aug 2026');
    await expect(lock).toContainText(
      lockHasPassed ? /Date passed.*A renewal is not stated/s : /Pledged.*Proof not published/s,
    );
  });

  test('says that live stats are coming soon', async ({ page }) => {
    await expect(
      page.locator('div', { has: page.getByRole('heading', { name: 'Live Stats' }) }).last(),
    ).toContainText('Coming Soon');
  });

  test('shows the contract address whole, and says that it is a stand-in', async ({ page }) => {
    const card = section(page, /Token card/);
    await expect(card.locator('code')).toHaveText(SENTINEL);
    await expect(card).toContainText('Not published yet. This line is built so that no wallet');
  });

  test('keeps address, copy, check, safety, buy, loss and whitepaper in this order', async ({
    page,
  }) => {
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
  });

  test('has “Buy on Pump.fun”, which opens an external page in a new tab', async ({ page }) => {
    const buy = page.getByRole('link', { name: 'Buy on Pump.fun' });
    await expect(buy).toHaveAttribute('href', 'https://pump.fun/');
    await expect(buy).toContainText('address not published yet');
    await expectNewTab(buy);
  });

  test('says beside the link to buy what can be lost, with a link to the risks', async ({
    page,
  }) => {
    const loss = page.getByText(
      'You can lose everything you put in. Crypto assets can lose all their value.',
    );
    await expect(loss).toBeVisible();
    await expect(loss.getByRole('link')).toHaveAttribute('href', '/legal#risks-acknowledgement');
    const below = page.getByText('You buy at your own risk');
    await expect(below.getByRole('link')).toHaveAttribute('href', '/legal#indemnity-clause');
  });

  test('has “View Whitepaper”, a button without an action, and says why', async ({ page }) => {
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

test.describe('The community liquidity movement', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('has four steps', async ({ page }) => {
    const steps = section(page, /Community liquidity movement/).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).toBeVisible();
    }
  });

  test('has a link to join on Telegram, in a new tab', async ({ page }) => {
    const join = page.getByRole('link', { name: 'Join on Telegram' });
    await expect(join).toHaveAttribute('href', 'https://telegram.org/');
    await expectNewTab(join);
  });

  test('keeps its steps clear of each other and of the heading, at every width', async ({
    page,
  }) => {
    for (const width of [320, 768, 901, 1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overlaps = await section(page, /Community liquidity movement/).evaluate((movement) => {
        const parts = [...movement.querySelectorAll('h2, .lede, li h3, li p, .btn, .note, b')];
        const boxes = parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right } = range.getBoundingClientRect();
          const { top, bottom } = part.getBoundingClientRect();
          return { text: part.textContent.trim(), box: { left, right, top, bottom } };
        });
        return boxes.flatMap(({ text, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                box.left < other.box.right - 1 &&
                other.box.left < box.right - 1 &&
                box.top < other.box.bottom - 4 &&
                other.box.top < box.bottom - 4,
            )
            .map((other) => `${text} / ${other.text}`),
        );
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });
});

test('Home says why the studio exists', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, /Why the studio exists/).getByRole('paragraph')).not.toHaveCount(0);
});

test.describe('The trust framework', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('has five cards in their order, the first with 12 months as its minimum', async ({
    page,
  }) => {
    const cards = section(page, /Trust framework/).getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      /LP Lock$/,
      /Founder Vesting$/,
      /Public Wallets$/,
      /Verified Burns$/,
      /Meme-First Culture$/,
    ]);
    await expect(cards.first()).toContainText('12 months minimum');
  });

  test('says that every slot is empty, because every slot is', async ({ page }) => {
    const trust = section(page, /Trust framework/);
    await expect(trust).toContainText('Every slot is still empty.');
    await expect(trust.getByText('not published yet')).toHaveCount(4);
    await expect(trust.getByRole('listitem').getByRole('link')).toHaveCount(0);
  });

  test('leads to the seven pledges', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Read all seven pledges' })).toHaveAttribute(
      'href',
      '/trust-pledge',
    );
  });
});

test.describe('The newsletter', () => {
  let field: Locator;
  let submit: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    field = page.getByLabel('Your e-mail address');
    submit = page.getByRole('button', { name: 'Sign up' });
  });

  test('asks for an e-mail address, which is required', async () => {
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('required');
  });

  test('says thank you in the owner’s words, and clears the field', async ({ page }) => {
    await field.fill('reader@example.com');
    await submit.click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText(
      "Thank you! You've been added to our newsletter. Welcome to the MUUVA family!",
    );
    await expect(field).toHaveValue('');
    await expect(page.getByText('The list is not running yet.')).toBeVisible();
  });

  test('sends and keeps nothing', async ({ page, context, consoleMessages }) => {
    await field.fill('reader@example.com');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submit.click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('Thank you!')).toBeVisible();
    expect(requests.filter((address) => !/\/_astro\/[^?]*\.js$/.test(address))).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    expect(consoleMessages).toEqual([]);
    await expect(page).toHaveURL('/');
  });

  for (const [what, typed, message] of [
    ['an empty field', '', 'Enter your e-mail address.'],
    ['white space', '   ', 'Enter your e-mail address.'],
    ['no e-mail address', 'bigfoot', 'Enter a whole e-mail address, such as name@example.com.'],
  ] as const) {
    test(`refuses ${what}, says so by the field and goes to it`, async ({ page }) => {
      await field.fill(typed);
      await submit.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field).toBeFocused();
      await expect(page.getByText('Thank you!')).toHaveCount(0);
    });
  }
});

test.describe('The contact report', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('gives the e-mail address, and says that it is a placeholder', async ({ page }) => {
    const contact = section(page, /^Contact/);
    await expect(contact.getByRole('link', { name: 'hello@muuva.example' })).toHaveAttribute(
      'href',
      'mailto:hello@muuva.example',
    );
    await expect(contact).toContainText('The real address is not published yet.');
  });

  test('has a button to Telegram, in a new tab', async ({ page }) => {
    const button = page.getByRole('link', { name: 'Message us on Telegram' });
    await expect(button).toHaveAttribute('href', 'https://telegram.org/');
    await expectNewTab(button);
  });
});

test.describe('With every value supplied, Home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(SUPPLIED.url);
  });

  test('leads to the token’s own page, worked out from its address', async ({ page }) => {
    const tokenPage = `https://pump.fun/coin/${'1'.repeat(32)}`;
    for (const name of ['See the token page', 'Buy on Pump.fun']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', tokenPage);
    }
    await expect(page.getByRole('main')).not.toContainText('not published yet');
  });

  test('links the whitepaper', async ({ page }) => {
    const whitepaper = page.getByRole('link', { name: 'View Whitepaper' });
    await expect(whitepaper).toHaveAttribute('href', 'https://supplied.example/whitepaper.pdf');
    await expectNewTab(whitepaper);
  });

  test('fills the proof slots with links, and says so', async ({ page }) => {
    const trust = section(page, /Trust framework/);
    await expect(trust).toContainText('Every slot now holds a link.');
    await expect(trust.getByRole('link', { name: /See the proof/ })).toHaveCount(4);
    await expect(reading(page, 'LP locked until')).toHaveText(/7 Aug 2099\s*Proof linked/);
  });

  test('gives one figure for the supply', async ({ page }) => {
    await expect(reading(page, 'Supply')).toHaveText('5,000,000,000,000');
  });
});
