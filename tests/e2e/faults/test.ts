/** The base of the tests of faults. They press on the page with all islands, whose words are those of the fixtures. */
import { wholeWords } from '../../site-words.ts';
import { ISLANDS, ISLANDS_CONTENT } from '../servers.ts';
import { test as base } from '../test.ts';

export { expect } from '@playwright/test';

export const test = base.extend({ baseURL: ISLANDS.url });

export const words = wholeWords(ISLANDS_CONTENT);
export const home = words.page('home');
export const contact = words.page('contact');
