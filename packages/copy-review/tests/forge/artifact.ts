import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { resolved, type Expressions, type Step } from '../run-step.ts';

/**
 * Simulates a step with actions/download-artifact: finds an artifact by name, and unpacks it.
 *
 * @param ownRun the run of the step, whose artifacts it takes if it names no other one
 * Source: https://docs.github.com/rest/actions/artifacts
 */
export async function downloadArtifact(
  step: Step,
  expressions: Expressions,
  repository: string,
  ownRun: number,
): Promise<void> {
  const input = (name: string) => resolved(step.with?.[name], expressions);
  const run = step.with?.['run-id'] === undefined ? ownRun : input('run-id');
  const headers = { authorization: `Bearer ${expressions['github.token'] ?? ''}` };
  const get = async (path: string) => {
    const url = `${expressions['github.api_url'] ?? ''}/repos/${repository}/actions/${path}`;
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  const list = `runs/${run}/artifacts?name=${encodeURIComponent(input('name'))}`;
  const { artifacts } = (await (await get(list)).json()) as {
    readonly artifacts: readonly { readonly id: number }[];
  };
  const [artifact] = artifacts;
  if (artifact === undefined) throw new Error('The run has no such artifact.');
  const zip = await (await get(`artifacts/${artifact.id}/zip`)).arrayBuffer();
  unzip(Buffer.from(zip), input('path'));
}

const SYMBOLIC_LINK = 0o120000;

/**
 * Unpacks an archive with its symbolic links.
 * Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
function unzip(zip: Buffer, folder: string): void {
  let entry = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.toString('latin1', entry, entry + 4) === 'PK\u0001\u0002') {
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at));
    const path = join(folder, zip.toString('utf8', entry + 46, entry + 46 + Number(name)));
    const start = zip.readUInt32LE(entry + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
    const content = zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
    const mode = zip.readUInt16LE(entry + 40) & 0o170000;
    mkdirSync(path.endsWith('/') ? path : dirname(path), { recursive: true });
    if (mode === SYMBOLIC_LINK) symlinkSync(content.toString(), path);
    else if (!path.endsWith('/')) writeFileSync(path, content);
    entry += 46 + Number(name) + Number(extra) + Number(comment);
  }
}
