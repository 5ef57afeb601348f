import { expect, it } from 'vitest';
import { compareSites } from '../src/sites/compare-sites.ts';
import { readSite } from '../src/files/site.ts';
import { markdownReport } from '../src/reports/markdown/report.ts';

const site = (name: string) => readSite(new URL(`sample/${name}`, import.meta.url).pathname, name);

const terms = {
  ...{ route: '/terms', name: 'Terms', text: 'main', versions: '#versions', version: '#version' },
  ...{ effective: '#effective', changes: '#versions li', editorial: '[data-kind="editorial"]' },
};

// The README links to this comment. To update it, and to see what changed:
// npm run test:unit -- packages/copy-review/tests/sample.test.ts -u && git diff
it('report.md is the comment for sample/before and sample/after', async () => {
  const config = { ignore: [], data: [], documents: [terms] };
  const report = compareSites(site('before'), site('after'), config);
  await expect(markdownReport(report)).toMatchFileSnapshot('sample/report.md');
});
