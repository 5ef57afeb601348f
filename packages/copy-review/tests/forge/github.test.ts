import { expect, it } from 'vitest';
import { z } from 'zod';
import { route } from './github.ts';

it('A route takes only what is described', () => {
  const comment = route(
    'POST issues/{issue_number}/comments',
    { body: { body: z.string() } },
    ({ path, body }) => ({ status: 201, body: { id: Number(path.issue_number), ...body } }),
  );
  const send = (request: string, body: object, query = '') =>
    comment(request, new URLSearchParams(query), body);
  const request = 'POST issues/7/comments';
  expect(send('POST issues/7/comments/8', { body: 'So.' })).toBeUndefined();
  expect(send(request, { body: 'So.' })?.()).toEqual({ status: 201, body: { id: 7, body: 'So.' } });
  for (const body of [{}, { body: 7 }, { body: 'So.', text: 'So.' }])
    expect(() => send(request, body)).toThrow('is not described like this');
  expect(() => send(request, { body: 'So.' }, 'page=2')).toThrow('page');
});
