import { expect, it } from 'vitest';
import { escapeHtml, withoutCommands } from '../../src/report/escape.ts';

/** What GitHub Actions takes for a command in a line of a log. */
const COMMAND = /^[\s\u0085]*::|##\[/m;

it.each(['::error::Ho', '\u0085::error::x', 'a\n \t::stop-commands::a', 'a ##[error]Ho'])(
  'A log of %j runs no command',
  (text) => {
    expect(text).toMatch(COMMAND);
    expect(withoutCommands(text)).not.toMatch(COMMAND);
    expect(withoutCommands(text).replaceAll('\u200B', '')).toBe(text);
  },
);

it('A log of other text stays as it is', () => {
  expect(withoutCommands(':a::b\n## [c]')).toBe(':a::b\n## [c]');
});

it('Text is escaped for HTML, in content and between any quotation marks', () => {
  expect(escapeHtml(`<a href="b" c='d'> & e`)).toBe(
    '&lt;a href=&quot;b&quot; c=&#39;d&#39;&gt; &amp; e',
  );
});
