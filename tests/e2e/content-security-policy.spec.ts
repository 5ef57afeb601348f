/**
 * What an attacker could try with code in a page: run scripts, change styles, send data, load files.
 * The browser must refuse each, and no request may arrive anywhere.
 */
import { createServer, type Server } from 'node:http';
import { sourcesFor } from '../../hosting/allowed.ts';
import { ROUTES } from '../../src/content-map.ts';
import { listen } from '../listen.ts';
import { MISSING } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/**
 * Scripts to run in the page, where `there` is the origin of another server, the directives that refuse
 * them, and the one by which hosting/allowed.ts may allow them.
 */
const ATTEMPTS: [what: string, refusedBy: RegExp, attempt: string, allowedBy?: string][] = [
  [
    'an inline script',
    /^(script-src|require-trusted)/,
    `const script = document.createElement('script');
    script.append('window.brokeOut = 1'); document.body.append(script)`,
  ],
  [
    'a script of markup',
    /^require-trusted/,
    `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.brokeOut = 1">')`,
  ],
  ['eval', /^(script-src|require-trusted)/, `setTimeout(() => eval('window.brokeOut = 1'))`],
  ['a worker', /^(worker-src|require-trusted)/, `new Worker('/_astro/worker.js')`],
  [
    'other rules for the next page',
    /^(script-src|require-trusted)/,
    `const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.append(JSON.stringify({ prefetch: [{ urls: [there + '/next'] }] })); document.body.append(rules)`,
  ],
  [
    'a policy for trusted text',
    /^trusted-types/,
    `trustedTypes.createPolicy('own', { createHTML: (text) => text })`,
  ],
  [
    'a style element',
    /^style-src/,
    `const style = document.createElement('style');
    style.append('body { display: none }'); document.head.append(style)`,
  ],
  ['a style attribute', /^style-src/, `document.body.setAttribute('style', 'display: none')`],
  [
    'a style sheet from elsewhere',
    /^style-src/,
    `const sheet = document.createElement('link');
    sheet.rel = 'stylesheet'; sheet.href = there + '/style.css'; document.head.append(sheet)`,
  ],
  [
    'a form that posts to the site',
    /^form-action/,
    `const form = document.createElement('form');
    form.method = 'post'; form.action = '/collect'; document.body.append(form); form.submit()`,
    'form-action',
  ],
  ['fetch from the site', /^connect-src/, `fetch('/collect').catch(() => {})`, 'connect-src'],
  [
    'a ping',
    /^connect-src/,
    `const link = document.createElement('a');
    link.href = '#main'; link.ping = there + '/ping'; document.body.append(link); link.click()`,
  ],
  [
    'a frame',
    /^frame-src/,
    `const frame = document.createElement('iframe');
    frame.src = there + '/frame'; document.body.append(frame)`,
  ],
  [
    'an object',
    /^(object-src|require-trusted)/,
    `const object = document.createElement('object');
    object.data = there + '/object.svg'; document.body.append(object)`,
  ],
  [
    'an embedded file',
    /^(object-src|require-trusted)/,
    `const embed = document.createElement('embed');
    embed.src = there + '/embed.svg'; document.body.append(embed)`,
  ],
  [
    'another base',
    /^base-uri/,
    `const base = document.createElement('base');
    base.href = there; document.head.append(base)`,
  ],
  ['a picture from elsewhere', /^img-src/, `new Image().src = there + '/picture.png'`],
  [
    'a picture inside the text',
    /^img-src/,
    `new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='`,
  ],
  [
    'a film',
    /^media-src/,
    `const film = document.createElement('video');
    film.src = there + '/film.mp4'; document.body.append(film)`,
  ],
  [
    'a font from elsewhere',
    /^font-src/,
    `const face = new FontFace('there', 'url(' + there + '/font.woff2)');
    face.load().catch(() => {})`,
  ],
];

const arrived: string[] = [];
let elsewhere: Server;
let there: string;

/** A script that makes an attempt, and ends when the browser reports the directive that refused it. */
function tryAndWait(attempt: string, refusedBy: RegExp): string {
  // Some attempts throw when they are refused.
  return `new Promise((resolve) => {
    const there = '${there}';
    addEventListener('securitypolicyviolation', function hear({ effectiveDirective }) {
      if (!${String(refusedBy)}.test(effectiveDirective)) return;
      removeEventListener('securitypolicyviolation', hear);
      resolve(effectiveDirective);
    });
    try { ${attempt} } catch {}
  })`;
}

test.describe('The Content Security Policy', { tag: ['@wide', '@chromium'] }, () => {
  test.beforeAll(async () => {
    elsewhere = createServer(({ url = '' }, response) => {
      arrived.push(url);
      response.end();
    });
    there = await listen(elsewhere);
  });
  test.beforeEach(() => {
    arrived.length = 0;
  });
  test.afterAll(() => {
    elsewhere.close();
  });

  // A page with islands, one without scripts, and the 404 page. tests/site checks the policies of all.
  for (const route of ['/', ROUTES.legal, MISSING]) {
    test(`${route} refuses every attempt`, async ({ page, allowConsole }) => {
      // The browser reports refusals as errors, and some as failed requests.
      allowConsole(
        /^policy breach/,
        /^console error/,
        /^exception/,
        /^(failed|request).* http:\/\/localhost/,
      );
      const collected: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/collect')) collected.push(response.url());
      });
      await page.goto(route);
      const looked = { route, html: await page.content() };
      for (const [what, refusedBy, attempt, allowedBy = ''] of ATTEMPTS) {
        if (sourcesFor(allowedBy, looked).includes("'self'")) continue;
        await test.step(what, () => page.evaluate(tryAndWait(attempt, refusedBy)));
      }
      expect(arrived).toEqual([]);
      expect(collected).toEqual([]);
      expect(await page.evaluate('window.brokeOut')).toBeUndefined();
      await expect(page.locator('body')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(route);
    });
  }
});
