import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look as test } from './test.ts';

test.describe('About', () => {
  test.use({ at: '/about' });

  test('has its seven sections, in the order of the specification', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Mission',
      'Vision',
      /^Why we exist/,
      /^First token/,
      /^Principles/,
      /^Contact/,
      'Legal entity',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\s*About/);
  });

  test('says first that MUUVA is a meme-coin studio of a South African company', async ({
    page,
  }) => {
    await expect(page.getByRole('main').getByRole('paragraph').nth(1)).toContainText(
      'MUUVA is a meme-coin creation studio, a division of a South African company.',
    );
  });

  test('shows one picture to screen readers, and hides the decoration', async ({ page }) => {
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toHaveAccessibleName(/tent/i);
  });

  test('gives a supply of 100 Trillion, and beside it the figure of Home', async ({ page }) => {
    const token = section(page, /First token/);
    await expect(token).toContainText('Its supply is 100 Trillion, says this page.');
    await expect(token.getByRole('term')).toHaveText(['Home reads', 'About reads']);
    await expect(token.getByRole('definition')).toHaveText(['5,000,000,000,000', '100 Trillion']);
  });

  test('prefers neither figure', async ({ page }) => {
    const token = section(page, /First token/);
    await expect(token).toContainText('Which figure is right has not been settled.');
    const looks = await token.getByRole('definition').evaluateAll((figures) =>
      figures.map((figure) => {
        const { fontSize, color } = getComputedStyle(figure);
        const { width, height } = figure.parentElement?.getBoundingClientRect() ?? {};
        return { fontSize, color, width, height };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
  });

  test('says beside the token that crypto assets can lose all their value', async ({ page }) => {
    const token = section(page, /First token/);
    await expect(token).toContainText('Crypto assets can lose all their value.');
    await expect(token.getByRole('link', { name: 'See the token on Home' })).toHaveAttribute(
      'href',
      '/#token',
    );
  });

  test('states five principles', async ({ page }) => {
    const principles = section(page, /Principles/);
    await expect(principles.getByRole('listitem')).toHaveCount(5);
    await expect(principles.getByRole('heading', { level: 3 })).toHaveCount(5);
  });

  test('says how to reach the studio, and that the address is a placeholder', async ({ page }) => {
    const contact = section(page, /Contact/);
    await expect(contact.getByRole('link', { name: 'hello@muuva.example' })).toHaveAttribute(
      'href',
      'mailto:hello@muuva.example',
    );
    await expect(contact).toContainText('The real address is not published yet.');
    await expect(contact).toContainText('within 24 hours');
    await contact.getByRole('link', { name: 'Go to Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('says which details of the company are missing, and claims no licence', async ({ page }) => {
    const entity = section(page, 'Legal entity');
    await expect(entity.getByRole('term')).toHaveText([
      'Legal name',
      'Registration number',
      'Registered address',
    ]);
    for (const value of await entity.getByRole('definition').all()) {
      await expect(value).toHaveText('not supplied yet');
    }
    await expect(entity).toContainText('No licence is claimed.');
    await expect(entity.getByRole('link', { name: 'Legal & Disclaimer' })).toHaveAttribute(
      'href',
      '/legal',
    );
  });
});

test.describe('About, once everything is supplied', { tag: '@wide' }, () => {
  test.use({ at: `${SUPPLIED.url}/about` });

  test('shows the one supply that was settled on', async ({ page }) => {
    const token = section(page, /First token/);
    await expect(token.getByRole('definition')).toHaveText(['5,000,000,000,000']);
    await expect(token).not.toContainText('100 Trillion');
    await expect(token).not.toContainText('has not been settled');
  });

  test('names the company, and the address that is read', async ({ page }) => {
    await expect(section(page, 'Legal entity').getByRole('definition')).toHaveText([
      'Supplied Example (Pty) Ltd',
      '0000/000000/00',
      '1 Example Street, Exampleton, 0000',
    ]);
    await expect(section(page, /Contact/)).toContainText('letters@supplied.example');
    await expect(page.getByRole('main')).not.toContainText(/not supplied|placeholder/i);
  });
});
