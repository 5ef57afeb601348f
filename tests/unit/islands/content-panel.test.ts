import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Told } from '../../../src/editorial/dev/told.ts';

interface Panel extends HTMLElement {
  show(messages: readonly Told[]): void;
}

const HERE: Told = {
  file: 'src/content/pages/home.mdx',
  name: 'pages/home.mdx',
  line: 2,
  column: 1,
  rule: 'a-rule',
  severity: 'error',
  what: 'Strange.',
  fix: 'Leave it out.',
  text: 'title: Home',
};
const ELSEWHERE: Told = { ...HERE, name: 'pages/legal.mdx', what: 'Odd.' };

let panel: Panel;
const inside = (selector: string) => panel.shadowRoot?.querySelector(selector);
const details = () => panel.shadowRoot?.querySelector('details');

beforeAll(async () => {
  await import('../../../src/editorial/dev/panel.ts');
  panel = document.querySelector<Panel>('content-check') ?? (document.body as unknown as Panel);
});

beforeEach(() => {
  sessionStorage.clear();
  panel.show([]);
});

describe('The panel of messages', () => {
  it('is not there while nothing is wrong', () => {
    expect(panel.shadowRoot?.innerHTML).toBe('');
  });

  it('opens for an error of this page', () => {
    panel.show([HERE]);
    expect(inside('summary')?.textContent).toBe(
      'Content check. This page: 1 error. Other pages: nothing wrong.',
    );
    expect(inside('section')?.className).toBe('panel');
    expect(details()?.open).toBe(true);
  });

  it('stays closed, and calm, for what is wrong elsewhere or not grave', () => {
    panel.show([{ ...HERE, severity: 'hint' }, ELSEWHERE]);
    expect(inside('summary')?.textContent).toContain('This page: 1 hint. Other pages: 1 error.');
    expect(inside('section')?.className).toBe('panel calm');
    expect(details()?.open).toBe(false);
    expect(inside('details details')?.textContent).toContain('Odd.');
    panel.show([ELSEWHERE]);
    expect(inside('summary')?.textContent).toContain('This page: nothing wrong.');
  });

  it('stays as it was left until it has something else to say', () => {
    const toggle = (isOpen: boolean) => {
      const one = details();
      if (!one) throw new Error('There is no panel.');
      one.open = isOpen;
      one.dispatchEvent(new Event('toggle'));
    };
    panel.show([HERE]);
    toggle(false);
    panel.show([HERE]);
    expect(details()?.open).toBe(false);
    panel.show([HERE, HERE]);
    expect(details()?.open).toBe(true);
    panel.show([HERE]);
    toggle(true);
    panel.show([HERE]);
    expect(details()?.open).toBe(true);
  });
});
