/** The base of tests on the page with all islands, whose words are those of the fixtures. */
import { wholeWords } from '../site-words.ts';
import { ISLANDS, ISLANDS_CONTENT } from './servers.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';

export const test = base.extend({ baseURL: ISLANDS.url });

/** The path of that page (tests/e2e/islands-page), with the forms of Home and of Contact. */
export const ALL_ISLANDS = '/';

export const words = wholeWords(ISLANDS_CONTENT);
export const home = words.page('home');
export const contact = words.page('contact');
