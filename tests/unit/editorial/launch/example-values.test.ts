import { describe, expect, it } from 'vitest';
import {
  withEverySection,
  withoutGaps,
  withSentences,
  withSettings,
} from '../../../../editorial/launch/example-values.ts';

describe('Example values', () => {
  it('replace a setting and leave the prose as it is', () => {
    const source = '---\ntitle: A\nproofs:\n  - link: { status: placeholder }\n---\n\nOne.\nTwo.\n';
    expect(
      withSettings(source, {
        'proofs.0.link': { status: 'supplied', value: { checked: '2026-01-05' } },
      }),
    ).toBe(
      '---\ntitle: A\nproofs:\n  - link:\n      status: supplied\n      value:\n        checked: "2026-01-05"\n---\n\nOne.\nTwo.\n',
    );
  });

  it('reach every placeholder of a list, and leave what has been supplied', () => {
    const dated = { status: 'supplied', value: '2027-02-01' };
    const changes = [{ date: dated }, { date: { status: 'placeholder' } }];
    const example = { status: 'supplied', value: '2026-01-05' };
    expect(
      withSettings(JSON.stringify({ changes }), { 'changes.*.date': example }).replace(/\s/g, ''),
    ).toBe(
      '{"changes":[{"date":{"status":"supplied","value":"2027-02-01"}},{"date":{status:supplied,value:2026-01-05}}]}',
    );
  });

  it('replace any current value if they have no status', () => {
    expect(withSettings('until: 2026-08-07\n', { until: '2099-08-07' })).toBe(
      'until: 2099-08-07\n',
    );
  });

  it('add an optional setting that the file leaves out', () => {
    const example = { status: 'supplied', value: '@example' };
    expect(withSettings('a:\n  b: 1\n', { 'a.c': example })).toBe(
      'a:\n  b: 1\n  c:\n    status: supplied\n    value: "@example"\n',
    );
  });

  it('replace a sentence, and ignore one that does not occur', () => {
    const changes = [
      { from: 'One.', to: '1.' },
      { from: 'Gone.', to: '0.' },
    ];
    expect(withSentences('One. Two.', changes)).toBe('1. Two.');
  });

  it('replace every sentence that says that something is missing', () => {
    const source = '---\ntitle: A\n---\n\nOne is not published yet. Two is.\n\n- Not supplied.\n';
    expect(withoutGaps('faq/01-a.mdx', source)).toBe(
      '---\ntitle: A\n---\n\nThis has been supplied. Two is.\n\nThis has been supplied.\n',
    );
  });

  it('hide no section, and leave other settings of these names', () => {
    const source =
      '---\nfrom: 2027-01-15\nwhy:\n  text: A\n  shown: false\n  until: 2027-02-15\nb:\n  shown: B\n---\n\nOne.\n';
    expect(withEverySection(source)).toBe('---\nwhy:\n  text: A\nb:\n  shown: B\n---\n\nOne.\n');
    const other = 'email:   { status: placeholder, shown: none }\n';
    expect(withEverySection(other)).toBe(other);
  });
});
