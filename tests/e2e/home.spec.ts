import { expectNewTab, reading, section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look as test } from './test.ts';

test.describe('The top of Home', () => {
  test.use({ at: '/' });

  test('says: We Don’t Launch Memes. We Launch Legends.', async ({ page }) => {
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: /^We Don['’]t Launch Memes\. We Launch Legends\.$/,
      }),
    ).toBeVisible();
  });

  test('sets it in three lines at every width', { tag: '@wide' }, async ({ page }) => {
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

test.describe('The community liquidity movement', () => {
  test.use({ at: '/' });

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

  test(
    'keeps its steps clear of each other and of the heading, at every width',
    { tag: '@wide' },
    async ({ page }) => {
      for (const width of [320, 768, 901, 1024, 1180, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overlaps = await section(page, /Community liquidity movement/).evaluate(
          (movement) => {
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
          },
        );
        expect(overlaps, `at ${width} px`).toEqual([]);
      }
    },
  );
});

test('Home says why the studio exists', async ({ page }) => {
  await expect(section(page, /Why the studio exists/).getByRole('paragraph')).not.toHaveCount(0);
});

test.describe('The contact report', () => {
  test.use({ at: '/' });

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

test.describe('With every value supplied, Home', { tag: '@wide' }, () => {
  test.use({ at: SUPPLIED.url });

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
