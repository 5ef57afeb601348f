import type { APIRoute, GetStaticPaths } from 'astro';
import { robotsText, securityText } from './_text-files.ts';
import { isPlaceholder, shownValue } from '../facts/placeholders.ts';
import { isRelease } from '../facts/release.ts';
import { getStudio } from '../facts/read-content.ts';

/** robots.txt and, once the email address is supplied, security.txt. */
export const getStaticPaths = (async () => {
  const { email } = await getStudio();
  const security = { params: { file: '.well-known/security' } };
  return [{ params: { file: 'robots' } }, ...(isPlaceholder(email) ? [] : [security])];
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params, site }) => {
  if (!site) throw new Error('astro.config.mjs sets no “site”.');
  if (params.file === 'robots') return new Response(robotsText(site, !isRelease()));
  const { email } = await getStudio();
  return new Response(securityText(site, shownValue(email)));
};
