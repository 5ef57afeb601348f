import { expect, it } from 'vitest';
import { pendingCommand } from '../../src/comment/pending-command.ts';
import { postCommand } from '../../src/comment/post-command.ts';
import { openScene, resultFile, type Scene } from './job.ts';

const STATUS = ['--status', 'copy review'];
const DONE = { exitCode: 0, output: '' };

const pending = ({ env, forge }: Scene, number = 1) =>
  pendingCommand(STATUS, env(forge.pullRequestEvent(number)));
const post = ({ ended }: Scene) => postCommand(['--result', resultFile(), ...STATUS], ended());
const statesOf = ({ forge }: Scene) => forge.statuses.map(({ sha, state }) => [sha, state]);

it('sets the status of the newest commit, and marks the comment on an earlier one', async () => {
  const scene = await openScene();
  const first = scene.repository.git('rev-parse', 'words');
  expect(await pending(scene)).toEqual(DONE);
  expect(scene.forge.comments).toEqual([]);
  await post(scene);
  const second = scene.push();
  expect(await pending(scene)).toEqual(DONE);
  expect(statesOf(scene)).toEqual([
    [first, 'pending'],
    [first, 'success'],
    [second, 'pending'],
  ]);
  const [comment, ...others] = scene.forge.comments;
  expect(others).toEqual([]);
  expect(comment?.body).toContain(`no result yet for the commit ${second}`);
  expect(comment?.body).toContain('The report.');
  await post(scene);
  expect(comment?.body).not.toContain('no result yet');
});

it('takes back no result that came first, and waits for a new one when it is opened again', async () => {
  const scene = await openScene();
  const opened = scene.env(scene.forge.pullRequestEvent(1));
  await post(scene);
  const [comment] = scene.forge.comments;
  const body = comment?.body;
  await pendingCommand(STATUS, opened);
  expect(scene.forge.statuses.map(({ state }) => state)).toEqual(['success']);
  await pending(scene);
  expect(scene.forge.statuses.map(({ state }) => state)).toEqual(['success', 'pending']);
  expect(comment?.body).toBe(body);
});

it('marks no comment for an event that is older than the newest push', async () => {
  const scene = await openScene();
  const older = scene.env(scene.forge.pullRequestEvent(1));
  scene.push();
  await post(scene);
  const body = scene.forge.comments[0]?.body;
  await pendingCommand(STATUS, older);
  expect(scene.forge.comments[0]?.body).toBe(body);
});

it('sets no status if none is named', async () => {
  const scene = await openScene();
  await pendingCommand([], scene.env(scene.forge.pullRequestEvent(1)));
  expect(scene.forge.statuses).toEqual([]);
});

it('fails for an event without a pull request', async () => {
  const scene = await openScene();
  await expect(pendingCommand(STATUS, scene.ended())).rejects.toThrow('names no pull request');
});
