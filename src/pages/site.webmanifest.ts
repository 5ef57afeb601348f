import type { APIRoute } from 'astro';
import { getPage, getStudio } from '../facts/read-content.ts';

/** The web app manifest, for visitors who add the site to their home screen. */
export const GET: APIRoute = async () => {
  const { name } = await getStudio();
  const { description } = (await getPage('home')).data;
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    description,
    lang: 'en-ZA',
    start_url: '/',
    display: 'browser',
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest));
};
