import { describe, expect, it } from 'vitest';
import { withSentences, withSettings } from '../../../tools/supplied-content.ts';

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

  it('are refused for a setting that does not exist', () => {
    expect(() => withSettings('a: 1\n', { b: 2 })).toThrow('There is no setting “b”');
  });

  it('are refused for a sentence that the text no longer has', () => {
    expect(() => withSentences('One.', [{ from: 'Two.', to: 'Three.' }])).toThrow(
      'no longer says “Two.”',
    );
  });
});
