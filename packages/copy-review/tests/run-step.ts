import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { emptyFolder } from './repository.ts';

/** A step of a workflow, or of a composite action. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly 'continue-on-error'?: boolean;
}

/** A job of a workflow. */
export interface Job {
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

/** The values of `${{ NAME }}`. */
export type Expressions = Readonly<Record<string, string>>;

export interface StepResult {
  readonly exitCode: number | null;
  readonly output: string;
}

export interface StepOptions {
  readonly folder: string;
  readonly expressions: Expressions;
  /** The variables that the runner sets. */
  readonly env: Readonly<Record<string, string>>;
}

/** Replaces the expressions in a value of a step. */
export const resolved = (text: unknown, expressions: Expressions): string =>
  String(text).replaceAll(/\$\{\{ (.+?) \}\}/g, (_, name: string) => {
    const value = expressions[name];
    if (value === undefined) throw new Error(`The test knows no value of “${name}”.`);
    return value;
  });

/** Runs the script of a step like a runner: in Bash, with the environment of the job and of the step. */
async function runScript(step: Step, options: StepOptions): Promise<StepResult> {
  const { folder, env, expressions } = options;
  const own = Object.entries(step.env ?? {}).map(
    ([name, value]) => [name, resolved(value, expressions)] as const,
  );
  const PATH = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
  // Asynchronous, since the server of the test runs in this process.
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''], {
    cwd: folder,
    env: { PATH, HOME: process.env.HOME ?? '', ...env, ...Object.fromEntries(own) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  return { exitCode, output };
}

/** Whether a condition holds: values that are equal to texts, joined by `&&`, and `always()`. */
function holds(condition: string | undefined, expressions: Expressions): boolean {
  return (condition ?? 'always()').split(' && ').every((part) => {
    if (part === 'always()') return true;
    const [, name = '', text] = /^(\S+) == '(.*)'$/.exec(part) ?? [];
    if (text === undefined) throw new Error(`The test does not know the condition “${part}”.`);
    return resolved(`\${{ ${name} }}`, expressions) === text;
  });
}

export interface JobResult {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
  /** What its scripts have printed. */
  readonly output: string;
}

/** What an action does to the job. */
interface Used {
  /** The folder of the following steps, if it is another one. */
  readonly folder?: string;
  readonly outputs?: Readonly<Record<string, string>>;
}

/**
 * Simulates a step that uses an action.
 *
 * @throws Error if the step fails
 */
export type UseAction = (step: Step, options: StepOptions) => Used | Promise<Used>;

/** Runs a job like a runner, with conditions, outputs of steps, and variables for later steps. */
export async function runJob(
  job: Job,
  { folder: start, expressions, env: first }: StepOptions,
  use: UseAction,
): Promise<JobResult> {
  if (!holds(job.if, expressions)) return { result: 'skipped', outputs: {}, output: '' };
  const values: Record<string, string> = { ...expressions };
  const env: Record<string, string> = { ...first };
  let [folder, output, hasFailed] = [start, '', false];
  const setOutputs = ({ id = '' }: Step, outputs: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(outputs))
      values[`steps.${id}.outputs.${name}`] = value;
  };
  for (const step of job.steps) {
    if ((hasFailed && step.if?.includes('always()') !== true) || !holds(step.if, values)) continue;
    let isDone = true;
    const options = { folder, expressions: values, env };
    if (step.run === undefined) {
      const used = await Promise.try(use, step, options).catch((): Used => {
        isDone = false;
        return {};
      });
      folder = used.folder ?? folder;
      setOutputs(step, used.outputs ?? {});
    } else {
      const [variables, outputs] = [emptyFile(), emptyFile()];
      const files = { GITHUB_ENV: variables, GITHUB_OUTPUT: outputs };
      const done = await runScript(step, { ...options, env: { ...env, ...files } });
      isDone = done.exitCode === 0;
      output += done.output;
      Object.assign(env, linesOf(variables));
      setOutputs(step, linesOf(outputs));
    }
    values[`steps.${step.id ?? ''}.outcome`] = isDone ? 'success' : 'failure';
    if (!isDone && step['continue-on-error'] !== true) hasFailed = true;
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([name, value]) => [
    name,
    hasFailed ? '' : resolved(value, values),
  ]);
  return {
    result: hasFailed ? 'failure' : 'success',
    outputs: Object.fromEntries(outputs) as Record<string, string>,
    output,
  };
}

function emptyFile(): string {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

/** The lines `NAME=VALUE` of a file. */
const linesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

/**
 * Runs a composite action. Of the actions that it uses, only the upload of a file that is not packed is
 * simulated: the artifact has the name of the file and a number.
 *
 * @param folder where its action.yml is
 * @returns the names of the artifacts as well
 */
export async function runAction(
  folder: string,
  inputs: Readonly<Record<string, unknown>>,
  options: StepOptions,
): Promise<StepResult & { readonly artifacts: readonly string[] }> {
  const action = parse(readFileSync(`${folder}/action.yml`, 'utf8')) as Action;
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`The action has no input “${unknown.join()}”.`);
  const values = Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
    `inputs.${name}`,
    resolved(inputs[name] ?? value, options.expressions),
  ]);
  const expressions = {
    ...options.expressions,
    ...(Object.fromEntries(values) as Expressions),
    'github.action_path': folder,
  };
  const artifacts: string[] = [];
  const { result, output } = await runJob(
    { steps: action.runs.steps },
    { ...options, expressions },
    (step, { folder: here, expressions: known }) => {
      if (step.with?.path === undefined) return {};
      const file = uploadedFile(step, known, here);
      if (file !== undefined) artifacts.push(basename(file));
      return { outputs: { 'artifact-id': file === undefined ? '' : String(artifacts.length) } };
    },
  );
  return { exitCode: result === 'success' ? 0 : 1, output, artifacts };
}

/**
 * The file of a step with actions/upload-artifact that does not pack it; undefined if there is none.
 *
 * @throws Error if it is not one file, or if the step names the artifact, which has the name of the file
 * Source: https://github.com/actions/upload-artifact
 */
export function uploadedFile(
  { with: input = {} }: Step,
  expressions: Expressions,
  folder: string,
): string | undefined {
  if (input.archive !== false || input.name !== undefined)
    throw new Error('It must be one file that is not packed, which names the artifact.');
  const file = resolve(folder, resolved(input.path, expressions));
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) throw new Error('Only a single file can be uploaded.');
  return stat && file;
}
