import type { APIRoute, GetStaticPaths } from 'astro';
import { photograph, savedPhotograph } from '../art/cards/photograph.ts';
import { renderCard, renderSvg } from '../art/cards/render.ts';
import { getContest, getNavigation, getSighting } from '../facts/read-content.ts';
import { buildDate, longDate } from '../formats/dates.ts';
import { subsetTypeface } from '../styles/faces.ts';

/** The photograph of Bigfoot at his place of the day: as SVG for the page, and as PNG to save. */
export const getStaticPaths = (async () => {
  const { place, words } = (await getSighting()) ?? {};
  const types = words?.photograph.save ? ['svg', 'png'] : ['svg'];
  return place ? types.map((type) => ({ params: { type } })) : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { place, caption = '' } = (await getSighting()) ?? {};
  if (!place) throw new Error('He is nowhere today.');
  const svg = photograph(place);
  if (params.type === 'svg') return new Response(svg);
  const picture = `data:image/png;base64,${Buffer.from(renderSvg(svg)).toString('base64')}`;
  const cuts = await Promise.all([
    subsetTypeface('head', 'truetype'),
    subsetTypeface('text', 'truetype'),
  ]);
  const words = {
    heading: [caption],
    note: longDate(buildDate()),
    lossWarning: (await getNavigation()).words.loss.strong,
  };
  const card = savedPhotograph(picture, (await getContest()).hashtag);
  return new Response(
    renderCard(
      card,
      words,
      cuts.flat().map(({ file }) => file),
    ),
  );
};
