import { load } from 'cheerio';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { TYPEFACES } from '../../src/styles/typefaces.ts';
import { config } from '../../editorial/review.config.ts';
import type { ReviewConfig } from '../../packages/copy-review/src/shared/config.ts';
import { compareSites } from '../../packages/copy-review/src/sites/compare-sites.ts';
import { htmlReport } from '../../packages/copy-review/src/report/html.ts';
import { inPlacePages } from '../../packages/copy-review/src/in-place/pages.ts';
import { readSite, type Site } from '../../packages/copy-review/src/files/site.ts';
import { faultsByAxe, LOOKS } from './axe.ts';
import { expect, look as test } from './test.ts';

/** The report of a review, with its pages in place. */
function review(before: Site, after: Site, reviewed: ReviewConfig = config): string {
  const report = compareSites(before, after, reviewed);
  const inPlace = inPlacePages(report, before, after, reviewed, { language: 'en' });
  return htmlReport(report, { language: 'en', inPlace });
}

const siteOf = (html: string): Site => ({ name: '', pages: new Map([['/', html]]) });
const PLAIN = { ignore: [], data: [], documents: [] };

const MOVED = 'This text is now at the end of the page.';

/** A page with a change of each kind, some of them 1500 px further down. */
const pageOf = (words: string, item: string, more: string) =>
  `<!doctype html><html lang="en"><head><title>Terms</title><style>
  :root { color-scheme: light dark } body { font: 1em/1.5 sans-serif; background: light-dark(#fff, #111) }
  a { color: light-dark(#00e, #9bf) }
  .far { height: 1500px }</style></head><body><main><h1>Terms</h1>
  <p>We ${words} pay you, <a href="/a">as it says here</a>.</p><ul><li>One item</li>${item}</ul><p>${more === 'of all' ? '' : MOVED}</p>
  <p>This stays as it is.</p><p>And so does this.</p><div class="far"></div><p>The end ${more}.</p><p>${more === 'of all' ? MOVED : ''}</p></main></body></html>`;

const SAMPLE = review(
  siteOf(pageOf('will', '<li>This item goes away</li>', 'of it')),
  siteOf(pageOf('may', '', 'of all').replace('Terms</title>', 'Rules</title>')),
  PLAIN,
);

/** The built Legal page, compared with a version in which one sentence differs. */
function legal(): string {
  const after = readSite('dist');
  const html = after.pages.get(ROUTES.legal) ?? '';
  const old = html.replaceAll('You can lose everything', 'You may lose all');
  const before = { ...after, pages: new Map(after.pages).set(ROUTES.legal, old) };
  return review(before, after);
}

/** Opens a report, follows its link to the page in place, and waits until that has loaded. */
async function show(page: Page, report: string): Promise<void> {
  // Without the fragment of an earlier report.
  await page.goto('about:blank');
  await page.setContent(report);
  await page.getByRole('link', { name: 'See it on the page' }).first().click();
  await expect(page.locator('.view')).toBeVisible();
  // A frame has an empty document first.
  const frame = () => page.frames()[1];
  await expect.poll(() => frame()?.url()).toMatch(/^about:srcdoc/);
  await frame()?.waitForLoadState();
}

const frameOf = (page: Page) => page.frameLocator('iframe');
const badges = (page: Page) => frameOf(page).locator('copy-review-badge');

// Only in Chromium: Playwright cannot access frames without scripts in Firefox and WebKit.
test.describe('A page in place', { tag: '@chromium' }, () => {
  test('axe finds no fault in the view and in the marked page @narrow', async ({ page }) => {
    const frame = load(SAMPLE, { scriptingEnabled: false })('iframe').attr('srcdoc') ?? '';
    for (const open of [() => show(page, SAMPLE), () => page.setContent(frame)]) {
      await open();
      for (const { look, media, rules } of LOOKS) {
        await page.emulateMedia(media);
        expect(await faultsByAxe(page, rules), look).toStrictEqual([]);
      }
    }
  });

  test('Legal is shown in its own design, and requests nothing @wide', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await show(page, legal());
    await expect(badges(page).first()).toBeVisible();
    const heading = frameOf(page).locator('h1');
    await expect(heading).toHaveCSS('font-family', new RegExp(`^${TYPEFACES.head.package}`));
    await expect(frameOf(page).locator('ins').first()).toHaveText('can');
    expect(requests.filter((url) => !url.startsWith('data:'))).toStrictEqual([]);
  });

  test('the link of a change leads to its place, and Back to the report', async ({ page }) => {
    await page.setContent(SAMPLE);
    await expect(page.locator('iframe')).toHaveCount(0);
    const number = await page.locator('.change-place').nth(2).getAttribute('href');
    await page.locator('.change-place').nth(2).click();
    await expect(page.locator(number ?? '')).toHaveAttribute('aria-current', 'true');
    await expect(badges(page).nth(2)).toBeInViewport();
    await expect(page.locator('main')).toBeHidden();
    await page.getByRole('link', { name: 'Back to the report' }).click();
    await expect(page.locator('.view')).toBeHidden();
    await expect(page.locator('.group-head').first()).toBeInViewport();
    await page.goBack();
    await expect(badges(page).nth(2)).toBeInViewport();
  });

  test('list entries scroll to the changes', async ({ page }) => {
    await show(page, SAMPLE);
    await expect(badges(page).nth(2)).not.toBeInViewport();
    await page.locator('.entry a').nth(2).click();
    await expect(badges(page).nth(2)).toBeInViewport();
    await expect(badges(page).nth(2)).toHaveAttribute('data-current', '');
    await expect(page.locator('.entry[aria-current]')).toHaveCount(1);
  });

  test('changes without a place on the page are listed beside it @wide', async ({ page }) => {
    await show(page, SAMPLE);
    await expect(page.locator('.entry')).toHaveCount(5);
    const beside = page.locator('.view-list section').filter({ hasText: 'Not on the page' });
    await expect(beside.locator('.entry-text')).toHaveText('Title: removed: Termsadded: Rules');
    await expect(beside.locator('a')).toHaveCount(0);
  });

  test('links of the page do nothing @wide', async ({ page }) => {
    await show(page, SAMPLE);
    await frameOf(page).locator('a').click();
    await expect(frameOf(page).locator('h1')).toHaveText('Terms');
  });

  test('marks differ without colour @wide', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await show(page, SAMPLE);
    const lineOf = (mark: string) =>
      frameOf(page)
        .locator(mark)
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect([await lineOf('ins'), await lineOf('del')]).toEqual(['underline', 'line-through']);
    await expect(frameOf(page).locator('copy-review-moved')).toHaveCSS(
      'text-decoration-style',
      'dotted',
    );
    expect(
      await badges(page)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopStyle),
    ).toBe('solid');
  });

  test('print shows the report @wide', async ({ page }) => {
    await show(page, SAMPLE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.view')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  });

  test('the view does not overflow at any width @wide', async ({ page }) => {
    await show(page, SAMPLE);
    // view.css has a breakpoint at 900 px.
    for (const width of [320, 390, 900, 901, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const view = document.querySelector('.view') ?? document.body;
        return view.scrollWidth - view.clientWidth + view.scrollHeight - view.clientHeight;
      });
      expect(overflow, `${width} px wide`).toBe(0);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('list entries scroll to the changes', async ({ page }) => {
      await show(page, SAMPLE);
      await page.locator('.entry a').nth(2).click();
      await expect(badges(page).nth(2)).toBeInViewport();
      await expect(badges(page).nth(2)).toHaveCSS('outline-style', 'solid');
    });
  });

  test.describe('a hostile page', { tag: '@wide' }, () => {
    const hostile = (words: string, css: string, more = '') =>
      siteOf(`<!doctype html><html onclick="alert(1)"><head><base href="https://a.example/">
    <meta http-equiv="refresh" content="0;url=https://a.example/refresh"><link rel="prefetch" href="/b">
    <link rel="stylesheet" href="https://a.example/a.css"><style>@import "https://a.example/b.css"; ${css}</style>
    <script>document.title = 'ran'; top.document.title = 'ran'</script></head>
    <body onload="top.document.title='ran'"><main><p>We ${words} pay.</p></main>
    <img src="https://a.example/i.png" onerror="top.document.title='ran'">
    <form action="https://a.example/send"><input name="a"><button>Send</button></form>
    <svg onload="top.document.title='ran'"><script>top.document.title='ran'</script></svg>
    <details open ontoggle="top.document.title='ran'"><summary>More</summary></details>
    <a href="javascript:top.document.title='ran'">Script</a> <a href="https://a.example/" target="_top">Away</a>
    <iframe src="https://a.example/"></iframe><video autoplay src="https://a.example/v.mp4"></video>${more}</body></html>`);
    const showHostile = async (page: Page, css: string, more?: string) => {
      const [before, after] = [hostile('will', css, more), hostile('may', css, more)];
      await show(page, review(before, after, PLAIN));
      await expect(page.locator('.entry-text')).toHaveText('We removed: willadded: may pay.');
    };

    test('runs nothing, loads nothing and sends nothing', async ({ page, allowConsole }) => {
      allowConsole('Blocked form submission');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await showHostile(page, 'body { background: url(https://a.example/c.png) }');
      await frameOf(page).getByRole('button', { name: 'Send' }).click();
      await frameOf(page).locator('input').press('Enter');
      for (const name of ['Script', 'Away']) await frameOf(page).getByText(name).click();
      await expect(frameOf(page).locator('ins')).toHaveText('may');
      expect(await page.title()).toMatch(/^Copy review/);
      expect(requests.filter((url) => !url.startsWith('data:'))).toStrictEqual([]);
    });

    test('of two megabytes is shown with its marks', async ({ page }) => {
      const text = 'Words that stay. ';
      await showHostile(page, '', `<p>${text.repeat(6000)}</p><!--${text.repeat(115_000)}-->`);
      await expect(frameOf(page).locator('ins')).toHaveText('may');
    });

    test('cannot hide marks by styling them', async ({ page }) => {
      await showHostile(
        page,
        `ins, del, copy-review-badge, [data-copy-review] { display: none !important; opacity: 0 !important;
       font-size: 0 !important; color: transparent !important; position: absolute !important; left: -9999px }
       p { font-size: 0; color: transparent; -webkit-text-fill-color: transparent; visibility: hidden }`,
      );
      for (const mark of ['ins', 'del', 'copy-review-badge'])
        await expect(frameOf(page).locator(mark)).toBeInViewport();
      await expect(frameOf(page).locator('ins')).toHaveCSS('font-size', '10px');
    });
  });
});
