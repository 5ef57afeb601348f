import type { APIRoute, InferGetStaticPropsType } from 'astro';
import {
  changedLines,
  compareEach,
  fitsOnPage,
  readVersions,
  redlineText,
} from '../../facts/versions.ts';
import { getPage } from '../../facts/site.ts';
import { fill } from '../../formats/templates.ts';

/**
 * A text file for each adopted version whose redline is too long for its document's page. A redline
 * shows what was added and removed since the version before.
 */
export async function getStaticPaths() {
  const documents = ['legal', 'trust-pledge'] as const;
  const pages = await Promise.all(documents.map((document) => getPage(document)));
  return pages.flatMap(({ data: { page, versions } }) =>
    compareEach(readVersions(page))
      .filter(({ words }) => !fitsOnPage(changedLines(words)))
      .map(({ before, after, words }) => ({
        params: { id: after.id },
        props: {
          legend: fill(versions.legend, { version: after.version, before: before.version }),
          words,
        },
      })),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { legend, words } }) =>
  new Response(`${legend}\n${redlineText(words)}`);
