import type { Page } from '@playwright/test';
import { section } from './sections.ts';
import { expect, look as test } from './test.ts';

test.describe('Contact', () => {
  test.use({ at: '/contact' });

  test.describe('the information board', () => {
    test('gives the e-mail address, and says that it is a placeholder', async ({ page }) => {
      const board = section(page, 'Ranger desk');
      await expect(board.getByRole('link', { name: 'hello@muuva.example' })).toHaveAttribute(
        'href',
        'mailto:hello@muuva.example',
      );
      await expect(board.getByText('Placeholder', { exact: true })).toBeVisible();
      await expect(board).toContainText('The real address is not published yet.');
    });

    test('promises an answer to e-mail within 24 hours', async ({ page }) => {
      await expect(section(page, 'Ranger desk')).toContainText('Answered within 24 hours.');
    });

    test('points to the front pages of X, Telegram and Discord, in new tabs', async ({ page }) => {
      const signs = section(page, 'Ranger desk').getByRole('list').getByRole('link');
      await expect(signs).toHaveText([/^X /, /^Telegram /, /^Discord /]);
      for (const [index, front] of ['x.com', 'telegram.org', 'discord.com'].entries()) {
        const sign = signs.nth(index);
        await expect(sign).toHaveAttribute('href', `https://${front}/`);
        await expect(sign).toHaveAttribute('target', '_blank');
        await expect(sign).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(sign).toContainText('front page, new tab');
      }
      await expect(section(page, 'Ranger desk')).toContainText(
        'Where our own handle is not published yet, the link opens the platform’s front page.',
      );
    });
  });

  test.describe('the safety block', () => {
    test('asks to compare every character, and says what proves nothing', async ({ page }) => {
      const safety = section(page, /^Safety/);
      await expect(safety).toContainText('compare all of it');
      await expect(safety).toContainText('The name proves nothing. The ticker proves nothing.');
      await expect(safety).toContainText('Only the address counts.');
    });

    test('says in words where the two lines differ', async ({ page }) => {
      const safety = section(page, /^Safety/);
      await expect(
        safety.getByText(/^Differs at character 10\. Letter O, figure 0\./),
      ).toBeVisible();
      await expect(safety.getByRole('img')).toHaveAccessibleName(/upper line has the letter O/);
      await expect(safety.getByText(/^Example, as (shown|pasted)$/)).toHaveCount(2);
      const [shown = '', pasted = ''] = await safety.locator('p:has(mark)').allTextContents();
      expect(pasted).toBe(`${shown.slice(0, 9)}0${shown.slice(10)}`);
    });
  });

  test.describe('the FAQ', () => {
    const questions = [
      'How do I know I have the right contract address?',
      'What has MUUVA pledged about liquidity and the founder’s tokens?',
      'How do I enter Meme Wars, and what can I win?',
      'How do I reach the team, and does this form send anything?',
    ];
    const answer = (page: Page, index: number) =>
      section(page, /^FAQ/).locator('details').nth(index);

    test('asks the four questions first and keeps one answer open at a time', async ({ page }) => {
      const faq = section(page, /^FAQ/);
      const asked = await faq.locator('summary h3').allTextContents();
      expect(asked.slice(0, questions.length)).toEqual(questions);
      for (const index of [2, 1]) {
        await answer(page, index).locator('summary').click();
        await expect(faq.locator('details[open]')).toHaveCount(1);
        await expect(answer(page, index)).toHaveAttribute('open');
      }
    });

    test('answers with what the site states elsewhere', async ({ page }) => {
      await expect(answer(page, 0)).toContainText('comparing every character');
      await expect(answer(page, 0)).toContainText('not published yet');
      await expect(answer(page, 1)).toContainText(/50\s%.*paired with SOL.*at least 12 months/s);
      await expect(answer(page, 1)).toContainText(
        'The date given, 7 August 2026, has passed. A renewal is not stated.',
      );
      await expect(answer(page, 1)).toContainText(/25\s%, vested/);
      await expect(answer(page, 2)).toContainText('#BigfootMemeWar');
      await expect(answer(page, 2)).toContainText('every Friday, starting Friday 22 August 2025');
      await expect(answer(page, 2).locator('li')).toHaveText([
        /3 billion \$BIGFOOT, plus a profile feature/,
        /1 billion \$BIGFOOT/,
        /500 million \$BIGFOOT/,
      ]);
      await expect(answer(page, 3)).toContainText('within 24 hours');
      await expect(answer(page, 3)).toContainText('The form sends nothing.');
    });

    test('says below the prizes that they can lose all their value', async ({ page }) => {
      await answer(page, 2).locator('summary').click();
      const prizes = await answer(page, 2).getByRole('list').boundingBox();
      const loss = await answer(page, 2).getByText('It can lose all its value.').boundingBox();
      expect(loss?.y).toBeGreaterThan((prizes?.y ?? Infinity) + (prizes?.height ?? 0) - 1);
    });

    test(
      'gives search engines the questions and answers that it shows',
      { tag: '@wide' },
      async ({ page }) => {
        const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
        const data = scripts
          .map((text) => JSON.parse(text) as { '@type'?: string; mainEntity?: unknown })
          .find((one) => one['@type'] === 'FAQPage');
        const shown = await section(page, /^FAQ/).locator('summary h3').allTextContents();
        expect(data?.mainEntity).toMatchObject(
          shown.map((name) => ({ '@type': 'Question', name })),
        );
      },
    );
  });
});
