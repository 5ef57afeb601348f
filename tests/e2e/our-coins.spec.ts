import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look as test } from './test.ts';

test.describe('Our Coins', () => {
  test.use({ at: '/our-coins' });

  test('presents the meme contest Meme Wars', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Meme Wars');
    await expect(heading).toContainText('$BIGFOOT meme contest');
  });

  test('says that winners are announced every Friday, starting Friday 22 August 2025', async ({
    page,
  }) => {
    await expect(page.getByRole('main')).toContainText(
      /winners every Friday starting Friday 22 August 2025/i,
    );
  });

  test('leads from the poster to the three entry steps, in their order', async ({ page }) => {
    await page.getByRole('link', { name: 'How to enter' }).click();
    await expect(page).toHaveURL(/#enter$/);
    const steps = section(page, /How to enter/).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.first()).toBeInViewport();
    await expect(steps.nth(0)).toContainText('Make a meme');
    await expect(steps.nth(1)).toContainText(
      /Post it.*Twitter or TikTok.*hashtag #BigfootMemeWar/s,
    );
    await expect(steps.nth(2)).toContainText('Tag the studio');
  });

  test('warns against tagging a guess while the handle is not published', async ({ page }) => {
    await expect(page.getByText('Do not tag a guess')).toBeVisible();
  });

  test('gives the drawn film one text alternative', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
    await expect(page.getByRole('img', { name: /Three frames of film/ })).toBeVisible();
  });

  test('lists the prizes from first to third', async ({ page }) => {
    const prizes = section(page, /Prizes/).getByRole('listitem');
    await expect(prizes).toHaveText([
      /First prize: 3 billion \$BIGFOOT, plus a profile feature/,
      /Second prize: 1 billion \$BIGFOOT/,
      /Third prize: 500 million \$BIGFOOT/,
    ]);
  });

  test('draws the prints in proportion to the prizes', async ({ page }) => {
    const areas = await page.locator('.prize-print svg').evaluateAll((prints) =>
      prints.map((print) => {
        const { width, height } = print.getBoundingClientRect();
        return width * height;
      }),
    );
    const [first = 0, second = 0, third = 0] = areas;
    expect(first / third).toBeCloseTo(6, 1);
    expect(second / third).toBeCloseTo(2, 1);
  });

  test('says beside the prizes that a prize is not a promise of value', async ({ page }) => {
    await expect(section(page, /Prizes/)).toContainText(
      /A prize is not a promise of value\. .* can lose all its value/,
    );
  });

  test('lists what the contest has not published: date, rules, judging, handle', async ({
    page,
  }) => {
    const terms = section(page, 'Not surveyed yet');
    await expect(terms.getByRole('term')).toHaveText([
      'Closing date',
      'Full rules',
      'How entries are judged, and by whom',
      'The handle to tag',
    ]);
    await expect(terms.getByRole('definition')).toHaveText(Array(4).fill('not published yet'));
  });

  test('keeps the Hall of Fame empty: Coming Soon', async ({ page }) => {
    const hall = section(page, 'Hall of Fame');
    await expect(hall.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(hall.getByRole('listitem')).toHaveCount(6);
  });
});

test.describe('Our Coins, once the contest is complete', { tag: '@wide' }, () => {
  test.use({ at: `${SUPPLIED.url}/our-coins` });

  test('shows the closing date, the rules, the judging and the handle instead', async ({
    page,
  }) => {
    const terms = section(page, /^Surveyed/);
    await expect(terms.getByRole('definition')).toHaveCount(4);
    await expect(terms).not.toContainText('not published yet');
    await expect(terms.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(terms.getByRole('link')).toHaveAccessibleName(/new tab/);
  });

  test('names the handle to tag in the third step', async ({ page }) => {
    const steps = section(page, /How to enter/).getByRole('listitem');
    await expect(steps.nth(2)).toContainText(/Tag @\w+/);
    await expect(page.getByText('Do not tag a guess')).toHaveCount(0);
  });
});
