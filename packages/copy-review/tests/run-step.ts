import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { parse } from 'yaml';

/** A step of a workflow, or of a composite action. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
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
export async function runScript(step: Step, options: StepOptions): Promise<StepResult> {
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

/**
 * Runs the scripts of a composite action until one fails. Steps with `uses` are skipped: they set up
 * Node and upload artifacts.
 *
 * @param folder where its action.yml is
 */
export async function runAction(
  folder: string,
  inputs: Readonly<Record<string, unknown>>,
  options: StepOptions,
): Promise<StepResult> {
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
  let result: StepResult = { exitCode: 0, output: '' };
  for (const step of action.runs.steps.filter(({ run }) => run !== undefined)) {
    const { exitCode, output } = await runScript(step, { ...options, expressions });
    result = { exitCode, output: result.output + output };
    if (exitCode !== 0) break;
  }
  return result;
}
