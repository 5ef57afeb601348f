import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READY } from '../../../src/directives/ready.ts';
import ContactForm from '../../../src/islands/ContactForm.tsx';
import ContractAddress from '../../../src/islands/ContractAddress.tsx';
import Newsletter from '../../../src/islands/Newsletter.tsx';
import SmoothScrollLink from '../../../src/islands/SmoothScrollLink.tsx';
import './setup.tsx';
import { ADDRESS, addressWords, contactWords, toasterLabels, newsletterWords } from './words.ts';

const to = { address: 'hello@muuva.example', isPlaceholder: true };
const islands: Record<string, ReactNode> = {
  ContractAddress: (
    <ContractAddress
      address={ADDRESS}
      isPlaceholder
      words={addressWords}
      toasterLabels={toasterLabels}
    />
  ),
  Newsletter: <Newsletter words={newsletterWords} toasterLabels={toasterLabels} />,
  ContactForm: <ContactForm to={to} words={contactWords} toasterLabels={toasterLabels} />,
  SmoothScrollLink: <SmoothScrollLink href="#trust" label="Inspect" />,
};

let complaints: ReturnType<typeof vi.spyOn>;
let host: HTMLElement;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  host.remove();
});

async function hydrate(island: ReactNode) {
  const ready = vi.fn();
  host.addEventListener(READY, ready);
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(host, island);
    return Promise.resolve();
  });
  const end = () => {
    act(() => {
      root?.unmount();
    });
  };
  return { ready, end };
}

test.each(Object.entries(islands))(
  '%s: the server’s HTML matches, and READY is dispatched once',
  async (_name, island) => {
    host.innerHTML = renderToString(island);
    const { ready, end } = await hydrate(island);
    expect(complaints).not.toHaveBeenCalled();
    expect(ready).toHaveBeenCalledOnce();
    end();
  },
);

test.each(['ContractAddress', 'Newsletter', 'ContactForm'])(
  '%s: text typed before hydration is still there afterwards',
  async (name) => {
    host.innerHTML = renderToString(islands[name]);
    const fields = [...host.querySelectorAll<HTMLInputElement>('input, textarea')];
    for (const field of fields) field.value = `typed into ${field.id}`;
    const { end } = await hydrate(islands[name]);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(field.value).toBe(`typed into ${field.id}`);
    end();
  },
);

test('an address pasted before hydration is compared', async () => {
  host.innerHTML = renderToString(islands.ContractAddress);
  const field = host.querySelector('input');
  if (field) field.value = ADDRESS;
  const { end } = await hydrate(islands.ContractAddress);
  expect(host.querySelector<HTMLElement>('.paste-result')?.dataset.result).toBe('equal');
  end();
});

test.each(['Newsletter', 'ContactForm'])(
  '%s: native validation is active until hydration',
  async (name) => {
    host.innerHTML = renderToString(islands[name]);
    const form = host.querySelector('form');
    expect(form?.noValidate).toBe(false);
    const { end } = await hydrate(islands[name]);
    expect(form?.noValidate).toBe(true);
    end();
  },
);

test.each(['ContractAddress', 'Newsletter', 'ContactForm'])(
  '%s: has a hidden note for a script that does not load, and one for disabled scripts',
  (name) => {
    host.innerHTML = renderToString(islands[name]);
    expect(host.querySelector<HTMLElement>('[data-island-failed]')?.hidden).toBe(true);
    expect(host.querySelector('noscript')?.textContent).toContain('Scripts are off.');
  },
);
