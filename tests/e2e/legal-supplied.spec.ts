import { section } from './sections.ts';
import { SUPPLIED } from './servers.ts';
import { expect, look as test } from './test.ts';

test.describe('Legal, once everything is supplied', { tag: '@wide' }, () => {
  test.use({ at: `${SUPPLIED.url}/legal` });

  test('names the reviewer and is no longer a draft', async ({ page }) => {
    await expect(page.getByRole('main')).toContainText('Reviewed by Example Attorneys.');
    await expect(page.getByRole('main')).not.toContainText(/draft|awaiting/i);
  });

  test('names the publisher, with an address to write to', async ({ page }) => {
    const publisher = page.getByRole('group', { name: 'Who publishes this site' });
    await expect(publisher.getByRole('definition')).toHaveText([
      'Supplied Example (Pty) Ltd',
      '0000/000000/00',
      '1 Example Street, Exampleton, 0000',
      'none: no licence is held',
      'letters@supplied.example',
    ]);
    await expect(publisher.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:letters@supplied.example',
    );
  });

  test('gives a lock date that lies ahead', async ({ page }) => {
    await expect(page.locator('#risks-acknowledgement')).toContainText(
      'The date given is 7 Aug 2099. What follows it is not stated.',
    );
  });

  test('gives the days of adoption, effect and change', async ({ page }) => {
    const versions = section(page, 'Versions and dates');
    await expect(versions.getByRole('definition')).toHaveText([
      '1.0',
      '5 January 2026',
      '12 January 2026',
      'Example Attorneys',
    ]);
    const change = versions.getByRole('row').last().getByRole('cell');
    await expect(change).toHaveText(['1.0', '5 January 2026', /^First text/]);
  });
});
