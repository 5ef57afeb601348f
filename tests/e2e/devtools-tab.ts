/**
 * A Chromium tab controlled over the DevTools protocol
 * (https://chromedevtools.github.io/devtools-protocol/), because Playwright disables prerendering and
 * the back/forward cache.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findBrowser } from '../../editorial/seen/browser.ts';
import { UNKNOWN_FEATURE } from './watch.ts';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Starts the browser, and returns it with the address of its DevTools socket. */
async function start(profile: string): Promise<{ browser: ChildProcess; address: string }> {
  const { executablePath, args, env } = await findBrowser();
  const own = ['--headless', '--no-sandbox', '--no-first-run', '--window-size=1280,800'];
  const places = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...own, ...places, 'about:blank'], {
    env: env ?? process.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (words: Buffer) => {
      said += words.toString();
      const found = /listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.once('error', reject);
    browser.once('exit', () => {
      reject(new Error(`The browser did not start: ${said}`));
    });
  });
  return { browser, address };
}

/**
 * The answer of a page, or undefined if there is none within a second, because the page is gone or in
 * the back/forward cache.
 */
function answered<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return Promise.race([answer.catch(() => undefined), late]);
}

/** One tab. Commands go to the page that it shows, even after a prerendered page has replaced it. */
export class DevtoolsTab {
  /** Warnings and errors of the pages in this tab, including policy violations. */
  readonly complaints: string[] = [];
  /** Paths of pages that were completely prerendered. */
  readonly prerendered: string[] = [];
  /** Why the back/forward cache did not have the last page gone back to; empty if it did. */
  notKept: string[] = [];

  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  readonly #answers = new Map<number, (message: Message) => void>();
  #sent = 0;
  /** The session of the page shown, the path being prerendered, and all sessions by target id. */
  #page = '';
  #making = '';
  readonly #targets = new Map<string, string>();

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener('message', ({ data }) => {
      this.#hear(JSON.parse(String(data)) as Message);
    });
  }

  /** Opens a browser with a profile of its own and one tab. */
  static async open(): Promise<DevtoolsTab> {
    const profile = mkdtempSync(join(tmpdir(), 'devtools-tab-'));
    const { browser, address } = await start(profile);
    const socket = new WebSocket(address);
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve, { once: true });
    });
    const tab = new DevtoolsTab(socket, async () => {
      // When all its processes have ended, which share its stderr and could still write to the profile.
      const gone = new Promise((resolve) => browser.once('close', resolve));
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true });
    });
    // Prerendering works only while the debugger is attached to the tab, not to a page.
    const { targetInfos } = await tab.#send<{ targetInfos: { targetId: string }[] }>(
      'Target.getTargets',
      { filter: [{ type: 'tab' }] },
    );
    const { sessionId } = await tab.#send<{ sessionId: string }>('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    const how = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await tab.#send('Target.setAutoAttach', how, sessionId);
    return tab;
  }

  #hear({ id, method, params = {}, ...message }: Message): void {
    if (id !== undefined) this.#answers.get(id)?.(message);
    else if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as {
        sessionId: string;
        targetInfo: { type: string; targetId: string; subtype?: string };
      };
      if (targetInfo.type !== 'page') return;
      this.#targets.set(targetInfo.targetId, sessionId);
      if (targetInfo.subtype === undefined) this.#page = sessionId;
      for (const domain of ['Page', 'Log', 'Preload'])
        void answered(this.#send(`${domain}.enable`, {}, sessionId));
      // A headless window has no focus otherwise.
      void answered(this.#send('Emulation.setFocusEmulationEnabled', { enabled: true }, sessionId));
      void answered(this.#send('Runtime.runIfWaitingForDebugger', {}, sessionId));
    } else if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as { targetInfo: { targetId: string; subtype?: string } };
      const session = this.#targets.get(targetInfo.targetId);
      if (session !== undefined && targetInfo.subtype === undefined) this.#page = session;
    } else if (method === 'Log.entryAdded') {
      const { entry } = params as { entry: { level: string; text: string } };
      if (entry.level === 'info' || entry.level === 'verbose') return;
      if (!UNKNOWN_FEATURE.test(entry.text)) this.complaints.push(entry.text);
    } else if (method === 'Preload.prerenderStatusUpdated') {
      const { key, status, prerenderStatus } = params as {
        key: { url: string };
        status: string;
        prerenderStatus?: string;
      };
      this.#making = new URL(key.url).pathname;
      // Leaving a page ends what it prerenders.
      if (status === 'Failure' && prerenderStatus !== 'TriggerDestroyed')
        this.complaints.push(`not prerendered: ${prerenderStatus} ${key.url}`);
    } else if (method === 'Page.loadEventFired') {
      if (message.sessionId !== this.#page) this.prerendered.push(this.#making);
    } else if (method === 'Page.backForwardCacheNotUsed') {
      const { notRestoredExplanations } = params as {
        notRestoredExplanations: { reason: string }[];
      };
      this.notKept = notRestoredExplanations.map(({ reason }) => reason);
    }
  }

  #send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = (this.#sent += 1);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) => {
        this.#answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
    });
  }

  /** Evaluates an expression in the page shown, and returns its value, which must be serialisable. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const how = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await this.#send<{
      result: { value: Value };
      exceptionDetails?: { text: string };
    }>('Runtime.evaluate', how, this.#page);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }

  /** Goes to an address, and waits until the page has loaded. */
  async goto(url: string): Promise<void> {
    // A link that comes to lie under the pointer would be prerendered.
    this.#pointer = { x: 0, y: 0 };
    await this.#mouse('mouseMoved');
    this.complaints.length = 0;
    this.prerendered.length = 0;
    await this.#send('Page.navigate', { url }, this.#page);
    await this.until(
      `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
    );
  }

  /** Waits until an expression is true in the page shown. */
  until(expression: string): Promise<void> {
    return expect.poll(() => answered(this.evaluate<boolean>(expression)), expression).toBe(true);
  }

  /** Moves the pointer onto the first visible element that matches. */
  async hover(selector: string): Promise<void> {
    const point = await this.evaluate<{ x: number; y: number }>(
      `(() => {
        const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility());
        shown.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = shown.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`,
    );
    this.#pointer = point;
    await this.#mouse('mouseMoved');
  }

  #pointer = { x: 0, y: 0 };

  #mouse(type: string, more: object = {}): Promise<unknown> {
    const what = { type, ...this.#pointer, ...more };
    return answered(this.#send('Input.dispatchMouseEvent', what, this.#page));
  }

  /** Clicks at the position of the pointer. */
  async click(): Promise<void> {
    const left = { button: 'left', clickCount: 1 };
    await this.#mouse('mousePressed', left);
    await this.#mouse('mouseReleased', left);
  }

  /** Goes back by one page. */
  async back(): Promise<void> {
    this.notKept = [];
    // Not history.back() in the page: its answer is lost when the page is left before it is sent.
    const { currentIndex, entries } = await this.#send<{
      currentIndex: number;
      entries: { id: number }[];
    }>('Page.getNavigationHistory', {}, this.#page);
    const entryId = entries[currentIndex - 1]?.id;
    await this.#send('Page.navigateToHistoryEntry', { entryId }, this.#page);
  }

  /** Closes the browser and removes its profile. */
  async close(): Promise<void> {
    this.#socket.close();
    await this.#end();
  }
}
