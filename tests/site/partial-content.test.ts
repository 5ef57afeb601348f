import { expect, test } from 'vitest';
import { SUBJECTS, type Subject } from '../../src/facts/states.ts';
import { PARTIAL } from '../base.ts';
import { siteWords } from '../site-words.ts';
import { stateIn } from './pages/shown.ts';

const site = siteWords(PARTIAL.content);
const several = (Object.keys(SUBJECTS) as Subject[])
  .map((subject) => ({ subject, ...stateIn(site, subject) }))
  .filter(({ count }) => count > 1);

test.each(several)('In the partial site, some of $subject are supplied', ({ state }) => {
  expect(state).toBe('partly');
});
