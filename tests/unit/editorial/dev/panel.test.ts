import { diagnostic, type Example } from '../example-diagnostic.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownDiagnostic } from '../../../../editorial/dev/diagnostics.ts';
import '../../../../editorial/dev/panel.ts';

const shown = (name: string, example: Example): ShownDiagnostic => {
  const one = diagnostic(example);
  return { ...one.toJSON(), severity: one.severity, name, text: 'qestion: Why?' };
};
const FAULT = shown('faq/01-right-address.mdx', { reason: 'The setting “question” is missing.' });
const HINT = shown(FAULT.name, { severity: 'hint', reason: 'A long sentence.' });
const ELSEWHERE = shown('legal/01-general.mdx', { reason: 'A tag.' });

type Panel = HTMLElement & { show: (diagnostics: readonly ShownDiagnostic[]) => void };

/** The panel, which appends itself to the document, and its shadow root. */
function find(): { panel: Panel; root: ShadowRoot } {
  const [panel] = document.documentElement.getElementsByTagName('content-check') as Iterable<Panel>;
  if (!panel?.shadowRoot) throw new Error('There is no panel.');
  return { panel, root: panel.shadowRoot };
}

const { panel, root } = find();
const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
const isOpen = () => root.querySelector('details')?.open;

/** Opens or closes the panel. Browsers dispatch the event asynchronously, jsdom not at all. */
function toggle(): void {
  const details = root.querySelector('details');
  if (!details) throw new Error('There is no panel.');
  details.open = !details.open;
  details.dispatchEvent(new Event('toggle'));
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(undefined, '', '/about');
  panel.show([]);
});

describe('The panel of the content check', () => {
  it('is empty if nothing is wrong, and announces once that everything was corrected', () => {
    panel.show([ELSEWHERE]);
    panel.show([]);
    expect(all('section')).toEqual([]);
    expect(words('[role=status]')).toEqual([
      'Content check. This page: nothing wrong. Other pages: nothing wrong.',
    ]);
    panel.show([]);
    expect(words('[role=status]')).toEqual(['']);
    expect(words('style')).toHaveLength(1);
  });

  it('shows the diagnostics of this page, and those of other pages collapsed', () => {
    history.replaceState(undefined, '', '/our-coins');
    panel.show([ELSEWHERE, { ...FAULT, name: 'pages/our-coins.mdx' }]);
    const title = 'Content check. This page: 1 error. Other pages: 1 error.';
    expect(words('summary')).toEqual([title, 'Other pages: 1 error']);
    expect(words('[role=status]')).toEqual([title]);
    expect(all('details').map((one) => (one as HTMLDetailsElement).open)).toEqual([true, false]);
    expect(words('.what')).toEqual([FAULT.reason, ELSEWHERE.reason]);
    expect(all('.panel')[0]?.className).toBe('panel');
  });

  it('is closed and calm if this page has no error', () => {
    history.replaceState(undefined, '', '/our-coins');
    panel.show([{ ...HINT, name: 'pages/our-coins.mdx' }]);
    expect(words('summary')).toEqual([
      'Content check. This page: 1 hint. Other pages: nothing wrong.',
    ]);
    expect(isOpen()).toBe(false);
    expect(all('.panel')[0]?.className).toBe('panel calm');
    panel.show([ELSEWHERE]);
    expect(words('summary')[0]).toBe(
      'Content check. This page: nothing wrong. Other pages: 1 error.',
    );
    expect(isOpen()).toBe(false);
  });

  it('stays closed until its diagnostics change', () => {
    history.replaceState(undefined, '', '/our-coins');
    const here = { ...FAULT, name: 'pages/our-coins.mdx' };
    panel.show([here]);
    toggle();
    panel.show([here]);
    expect(isOpen()).toBe(false);
    panel.show([here, ELSEWHERE]);
    expect(isOpen()).toBe(false);
    panel.show([{ ...here, reason: 'A tag.' }]);
    expect(isOpen()).toBe(true);
    panel.show([here]);
    toggle();
    panel.show([here]);
    expect(isOpen()).toBe(true);
  });

  it('keeps the focus when the diagnostics change', () => {
    history.replaceState(undefined, '', '/our-coins');
    const here = { ...FAULT, name: 'pages/our-coins.mdx' };
    panel.show([here, ELSEWHERE]);
    all('summary')[1]?.focus();
    panel.show([ELSEWHERE]);
    expect(root.activeElement).toBe(all('summary')[1]);
    panel.show([]);
    panel.show([here]);
    expect(root.activeElement).toBeNull();
  });
});
