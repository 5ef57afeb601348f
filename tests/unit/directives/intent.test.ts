import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientDirective } from 'astro';
import { READY } from '../../../src/directives/ready.ts';

type Load = () => Promise<() => Promise<void>>;
const hydrate = vi.fn(() => Promise.resolve());
const acted = vi.fn();
let intent: ClientDirective;
/** The scripts of the island arrive, or cannot be fetched. */
let arrive: () => void;
let breakDown: () => void;
let load: ReturnType<typeof vi.fn<Load>>;
let root: HTMLElement;
let island: HTMLElement;

/** The addresses of the island's scripts. */
const addresses = () => [island.getAttribute('component-url'), island.getAttribute('renderer-url')];

function $(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not in the island`);
  return found;
}
const field = () => $('#text') as HTMLInputElement;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.clearAllMocks();
  // Resets the module's state: each test is a new page.
  vi.resetModules();
  intent = (await import('../../../src/directives/intent.ts')).default;
  document.body.innerHTML = `
    <div data-island="form">
      <form method="dialog">
        <label for="text">Label</label><input id="text">
        <button id="one" type="button"><b>One</b></button><button id="two" type="button">Two</button>
        <button id="copy" type="button" data-copies="7xKX" data-selects="shown" data-done="Copied!">Copy</button>
      </form>
      <code id="shown">7xKX</code>
      <a href="#there">Link</a>
      <details><summary>More</summary></details>
      <div class="said"></div>
      <p data-island-failed hidden>Did not load.</p>
      <astro-island component-url="/_astro/Island.js" renderer-url="/_astro/client.js"></astro-island>
    </div>`;
  root = document.querySelector<HTMLElement>('[data-island]') ?? document.body;
  island = $('astro-island');
  load = vi.fn<Load>(
    () =>
      new Promise((resolve) => {
        arrive = () => {
          resolve(hydrate);
        };
        // What Astro's loader does when a module cannot be fetched.
        breakDown = () => {
          island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
          resolve(() => Promise.resolve());
        };
      }),
  );
  for (const button of root.querySelectorAll('button'))
    button.addEventListener('click', () => {
      acted(button.id);
    });
});

function start() {
  intent(load, { name: 'intent', value: '' }, island);
}

async function failRequest() {
  breakDown();
  await nextTask();
}

/** Fails both requests of an attempt: by the scripts' own addresses, and by equivalent ones. */
async function failBoth() {
  await failRequest();
  await failRequest();
}

/** Simulates React's hydration. */
async function attach() {
  arrive();
  await nextTask();
  $('form').dispatchEvent(new Event(READY, { bubbles: true }));
  await nextTask();
}

describe('loading', () => {
  test('nothing is loaded before the first intent', async () => {
    start();
    await nextTask();
    expect(load).not.toHaveBeenCalled();
  });

  test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'])(
    '%s inside the island loads it, once',
    async (name) => {
      start();
      $('#text').dispatchEvent(new Event(name, { bubbles: true }));
      $('#text').dispatchEvent(new Event(name, { bubbles: true }));
      expect(load).toHaveBeenCalledOnce();
      await attach();
      expect(hydrate).toHaveBeenCalledOnce();
    },
  );

  test('focus before the directive starts counts as intent', () => {
    $('#text').focus();
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  test('text typed or restored before the directive starts counts as intent', () => {
    field().value = 'typed early';
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  test('text that the browser restores on pageshow counts as intent', () => {
    start();
    field().value = 'restored';
    window.dispatchEvent(new Event('pageshow'));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a click before hydration', () => {
  test('on a button is held and replayed once the island is ready', async () => {
    start();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    $('#one b').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(acted).not.toHaveBeenCalled();
    expect(root.getAttribute('aria-busy')).toBe('true');
    arrive();
    await nextTask();
    expect(acted).not.toHaveBeenCalled();
    await attach();
    expect(acted.mock.calls).toEqual([['one']]);
    expect(root.hasAttribute('aria-busy')).toBe(false);
  });

  test('twice on a button acts once', async () => {
    start();
    $('#one').click();
    $('#one').click();
    await attach();
    expect(acted).toHaveBeenCalledOnce();
  });

  test('on two buttons replays the last', async () => {
    start();
    $('#one').click();
    $('#two').click();
    await attach();
    expect(acted.mock.calls).toEqual([['two']]);
  });

  test('between loading and hydration is still held', async () => {
    start();
    $('#text').focus();
    arrive();
    await nextTask();
    $('#one').click();
    expect(acted).not.toHaveBeenCalled();
    await attach();
    expect(acted).toHaveBeenCalledOnce();
  });

  test.each(['a', 'label', 'summary', 'input'])('on a %s is left alone', (selector) => {
    start();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    $(selector).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test('after hydration is not intercepted', async () => {
    start();
    $('#text').focus();
    await attach();
    $('#one').click();
    expect(acted).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a script that does not load', () => {
  const note = () => $('[data-island-failed]');

  test('shows the note and keeps what was typed', async () => {
    start();
    field().value = 'keep me';
    $('#one').click();
    await failBoth();
    expect(note().hidden).toBe(false);
    expect(field().value).toBe('keep me');
    expect(root.hasAttribute('aria-busy')).toBe(false);
  });

  test('is requested again at the next intent, and the note disappears when it loads', async () => {
    start();
    $('#text').focus();
    await failBoth();
    $('#text').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(3);
    await attach();
    expect(hydrate).toHaveBeenCalledOnce();
    expect(note().hidden).toBe(true);
  });

  test('is requested once more at once, by an equivalent address, because browsers cache failed imports', async () => {
    start();
    $('#one').click();
    await failRequest();
    expect(addresses()).toEqual(['/%5fastro/Island.js', '/%5fastro/client.js']);
    await attach();
    expect(note().hidden).toBe(true);
    expect(acted).toHaveBeenCalledOnce();
  });

  test('is then requested by its own address and by one that has not failed', async () => {
    start();
    for (const expected of ['/%5fastro/', '/_%61stro/', '/_a%73tro/']) {
      field().dispatchEvent(new Event('keydown', { bubbles: true }));
      expect(addresses()).toEqual(['/_astro/Island.js', '/_astro/client.js']);
      await failRequest();
      expect(addresses()).toEqual([`${expected}Island.js`, `${expected}client.js`]);
      await failRequest();
    }
  });

  test('leaves the addresses of other islands alone, so that they share one React', async () => {
    start();
    field().focus();
    await failBoth();
    const other = island.cloneNode() as HTMLElement;
    other.setAttribute('component-url', '/_astro/Other.js');
    other.setAttribute('renderer-url', '/_astro/client.js');
    island.replaceWith(other);
    island = other;
    start();
    field().dispatchEvent(new Event('keydown', { bubbles: true }));
    await attach();
    expect(addresses()).toEqual(['/_astro/Other.js', '/_astro/client.js']);
  });

  test('is not requested again by a passing pointer', async () => {
    start();
    field().focus();
    await failBoth();
    field().dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('drops the held click, but not a later one', async () => {
    start();
    $('#one').click();
    await failBoth();
    $('#two').click();
    await attach();
    expect(acted.mock.calls).toEqual([['two']]);
  });
});

describe('a click on a button that copies', () => {
  const button = () => $('#copy');
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });

  test('copies in the click itself, once for a double click, and hands the result on', async () => {
    start();
    button().click();
    expect(writeText.mock.calls).toEqual([['7xKX']]);
    await nextTask();
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await attach();
    expect(acted.mock.calls).toEqual([['copy']]);
    expect(writeText).toHaveBeenCalledOnce();
    expect(await (button() as HTMLButtonElement).outcome).toBe(true);
    button().click();
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  test('is confirmed in the button and in words if the script is lost', async () => {
    start();
    button().click();
    await failBoth();
    expect(button().dataset.copied).toBe('Copied!');
    expect($('.said').textContent).toBe('Copied!');
    $('#two').click();
    await attach();
    expect($('.said').textContent).toBe('');
  });

  test.each([
    ['refused', { writeText: () => Promise.reject(new Error('refused')) }],
    ['missing', undefined],
  ])('selects the text at once if the clipboard is %s', async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    start();
    button().click();
    // At once: no timer and no load can run in between.
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(String(getSelection())).toBe('7xKX');
    await failBoth();
    expect(button().dataset).not.toHaveProperty('copied');
    expect($('.said').textContent).toBe('');
  });
});

test('a held click is dropped when the visitor leaves the page', async () => {
  start();
  $('#one').click();
  window.dispatchEvent(new Event('pagehide'));
  expect(root.hasAttribute('aria-busy')).toBe(false);
  await attach();
  expect(acted).not.toHaveBeenCalled();
});
