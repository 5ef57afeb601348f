import { expect, it } from 'vitest';
import { jsonForScript } from '../../../src/facts/json-script.ts';

it.each(['</script><p>', '<!--<script>', '<SCRIPT', '\\u003c'])(
  'keeps %j inside of the script element, and reads it back as it was',
  (text) => {
    const json = jsonForScript({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  },
);
