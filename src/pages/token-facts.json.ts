import type { APIRoute } from 'astro';
import { buildCommit } from '../facts/build-commit.ts';
import { isRelease } from '../facts/release.ts';
import { getCoin, getProofs, getRegister } from '../facts/read-content.ts';
import { tokenFactsText } from '../facts/token-facts.ts';
import { readAllVersions } from '../facts/versions.ts';
import { buildDate } from '../formats/dates.ts';

/** The facts as data, for programs: docs/token-facts.md has its shape. */
export const GET: APIRoute = async () => {
  const { name } = await getCoin();
  return new Response(
    tokenFactsText({
      build: { commit: buildCommit(), day: buildDate(), isRelease: isRelease() },
      facts: await getRegister(),
      proofs: await getProofs(),
      token: name,
      versions: readAllVersions(),
    }),
  );
};
