/**
 * Adds to package-lock.json the optional packages that npm left out.
 *
 * Native tools come as one optional package per platform. When the registry in use lacks some of
 * them, `npm install` silently omits those from the lock file, and `npm ci` then refuses it.
 * Run `npm run lock` after every `npm install`; a second run changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** An entry of package-lock.json, as far as it matters here. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

type Platform = Pick<LockedPackage, 'os' | 'cpu' | 'libc'>;

/** What names of native packages say of their platform. */
const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');
const LIBRARIES: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/**
 * Derives the platform from the name of a native package, as napi-rs names them.
 *
 * @param name for example `@tailwindcss/oxide-linux-arm64-musl`
 * @returns the fields that npm compares with the machine
 * @throws Error when the name contains no processor
 */
function platformOf(name: string): Platform {
  const words = name.split(/[/-]/);
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  if (cpu.length === 0) {
    throw new Error(`${name} is missing from the lock file and its name tells no platform.`);
  }
  const os = words.filter((word) => SYSTEMS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  return { ...(os.length > 0 && { os }), cpu, ...(libc.length > 0 && { libc }) };
}

/** The folders in which Node looks for a dependency of `path`, nearest first. */
function lookupPaths(path: string, name: string): string[] {
  const paths = [];
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules')) paths.push(`${folder}/node_modules/${name}`);
  }
  return [...paths, `node_modules/${name}`];
}

/**
 * Lists the optional dependencies that the lock file names, but has no entry for.
 *
 * @returns entries to add, by their path in the lock file
 * @throws Error when a version is a range, which only the registry can resolve
 */
function missingEntries(lock: LockFile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const locked = lookupPaths(path, name).find((place) => place in lock.packages);
      if (locked && lock.packages[locked]?.version === version) continue;
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
        // Whether a locked version is in the range, npm has checked.
        if (locked) continue;
        throw new Error(`${path} wants ${name}@${version}: no exact version to lock.`);
      }
      // In npm’s order of the fields.
      const { cpu, ...osAndLibc } = platformOf(name);
      const dev = entry.dev && { dev: true };
      // Beside an entry of another version, it belongs to the package that wants it.
      const place = locked ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      missing[place] = { version, ...(cpu && { cpu }), ...dev, optional: true, ...osAndLibc };
    }
  }
  return missing;
}

/**
 * Completes a lock file.
 *
 * @param text the content of package-lock.json
 * @returns the new content, in npm's own order and indentation, and the names added
 */
function completeLock(text: string): { text: string; added: string[] } {
  const lock = JSON.parse(text) as LockFile;
  const missing = missingEntries(lock);
  const entries = Object.entries({ ...lock.packages, ...missing });
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const packages = Object.fromEntries(entries);
  return {
    text: `${JSON.stringify({ ...lock, packages }, null, 2)}\n`,
    added: Object.keys(missing),
  };
}

const { text, added } = completeLock(readFileSync('package-lock.json', 'utf8'));
writeFileSync('package-lock.json', text);
console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'The lock file is complete.');
