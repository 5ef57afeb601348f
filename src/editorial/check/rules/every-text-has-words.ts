import { placeAt } from '../../content/places.ts';
import type { Message } from '../../message.ts';
import type { Rule } from '../rule.ts';

const PROSE = /^(?:about|faq|legal|pledge)\/|^pages\/(?:home|about)\.mdx$/;

/** No section, answer or page that needs prose is empty. */
export const everyTextHasWords: Rule = (files) =>
  files
    .filter(({ name, body, bodyStart }) => PROSE.test(name) && bodyStart > 0 && body.trim() === '')
    .map((file): Message => ({
      file: file.path,
      ...placeAt(file, file.bodyStart),
      rule: 'every-text-has-words',
      severity: 'error',
      what: 'There is no text below the settings.',
      why: 'A visitor would see a heading with nothing below it.',
      fix: 'Write the text below the second line of three hyphens.',
    }));
