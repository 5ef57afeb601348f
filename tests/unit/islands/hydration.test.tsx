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
