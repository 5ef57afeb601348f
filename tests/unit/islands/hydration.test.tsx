import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { READY } from '../../../src/directives/ready.ts';
import ContactForm from '../../../src/sections/contact/form/ContactForm.tsx';
import ContractAddress from '../../../src/sections/home/token/ContractAddress.tsx';
import { island } from '../../../src/islands/island.tsx';
import Newsletter from '../../../src/sections/home/newsletter/Newsletter.tsx';
import SmoothScrollLink from '../../../src/sections/home/hero/SmoothScrollLink.tsx';
import { ADDRESS_HTML, CONTACT_HTML, LINK_HTML, NEWSLETTER_HTML } from './server-html.ts';
// Cleans up after each test, and reports texts that a translator could break.
import './setup.tsx';
import { ADDRESS, addressWords, contactWords, newsletterWords, toasterLabels } from './words.ts';

const to = { address: 'hello@muuva.example', isPlaceholder: true };
const contractAddress = (
  <ContractAddress
    key="address"
    address={ADDRESS}
    words={addressWords}
    toasterLabels={toasterLabels}
  />
);
const islands: readonly [name: string, html: string, part: ReactNode][] = [
  ['ContractAddress', ADDRESS_HTML, contractAddress],
  [
    'Newsletter',
    NEWSLETTER_HTML,
    <Newsletter key="newsletter" words={newsletterWords} toasterLabels={toasterLabels} />,
  ],
  [
    'ContactForm',
    CONTACT_HTML,
    <ContactForm key="contact" to={to} words={contactWords} toasterLabels={toasterLabels} />,
  ],
  ['SmoothScrollLink', LINK_HTML, <SmoothScrollLink key="scroll" />],
];

let complaints: MockInstance<typeof console.error>;
let host: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root?.unmount();
  });
  host.remove();
});

/** Puts the server's HTML on the page, with the island in it, hydrates that, and returns what READY calls. */
async function hydrate(html: string, part: ReactNode) {
  host.innerHTML = html;
  const place = document.createElement('astro-island');
  host.querySelector('[data-island]')?.append(place);
  place.innerHTML = renderToString(part);
  const ready = vi.fn();
  host.addEventListener(READY, ready);
  await act(() => {
    root = hydrateRoot(place, part);
    return Promise.resolve();
  });
  return ready;
}

test.each(islands)(
  '%s: React renders nothing in place, changes nothing of the server’s, and dispatches READY once',
  async (_name, html, part) => {
    expect(renderToString(part)).toBe('');
    host.innerHTML = html;
    const before = host.innerHTML;
    const ready = await hydrate(html, part);
    expect(complaints).not.toHaveBeenCalled();
    expect(ready).toHaveBeenCalledOnce();
    host.querySelector('astro-island')?.remove();
    // Native validation is for visitors without the script.
    const form = host.querySelector('form');
    expect(form?.noValidate).not.toBe(false);
    form?.removeAttribute('novalidate');
    host.querySelector('[data-result]')?.removeAttribute('data-result');
    expect(host.innerHTML).toBe(before);
  },
);

test('an address pasted before hydration is compared', async () => {
  await hydrate(ADDRESS_HTML.replace('<input', `<input value="${ADDRESS}"`), contractAddress);
  expect(host.querySelector<HTMLElement>('#paste-back-result')?.dataset.result).toBe('equal');
});

test('an island that throws shows its note, and the server’s elements stay', async () => {
  complaints.mockImplementation(vi.fn());
  const Broken = island('address', () => {
    throw new Error('broken');
  });
  await hydrate(ADDRESS_HTML, <Broken />);
  expect(host.querySelector<HTMLElement>('[data-island-failed]')?.hidden).toBe(false);
  expect(host.querySelector('#contract-address')?.textContent).toBe(ADDRESS);
  expect(host.querySelector('button')).not.toBeNull();
});
