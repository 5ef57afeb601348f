import { expect, it } from 'vitest';
import { validReferences } from '../../../../../editorial/check/rules/valid-references.ts';
import { findings, format } from '../../small-files.ts';

it.each([
  ['locker', 'lock'],
  [
    'lokcer',
    'lock',
    'pages/home.mdx:2:27 No proof in the pledges is called “lokcer”. Write locker.',
  ],
  [
    'zzzzz',
    'zzzzz',
    'pages/home.mdx:2:27 No proof in the pledges is called “zzzzz”. Write locker or burner.',
    'pages/home.mdx:3:29 No pledge in the pledges is called “zzzzz”. Write lock.',
  ],
])(
  'Checks the proof “%s” and the pledge “%s” against the pledges',
  (proof, pledge, ...messages) => {
    const files = {
      'pages/home.mdx': `---\ntrust: { cards: [{ proof: ${proof} }] }\nstaffs: { items: [{ pledge: ${pledge} }] }\n---\n`,
      'pledge/01-lock.mdx': '---\nanchor: lock\nproofs: [{ id: locker }, { id: burner }, 3]\n---\n',
    };
    expect(format(findings(validReferences, files))).toEqual(messages);
  },
);
