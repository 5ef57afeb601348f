import type { APIRoute, GetStaticPaths } from 'astro';
import { photograph, savedPhotograph } from '../art/cards/photograph.ts';
import { renderCard, renderPng } from '../art/cards/render.ts';
import { getContest, getNavigation, getSighting } from '../facts/read-content.ts';
import { buildDate, longDate } from '../formats/dates.ts';
import { cardFonts } from '../styles/faces.ts';

/**
 * The photograph of Bigfoot at his place of the day, as SVG for the page. If the page has words for a link
 * that saves it, there is a PNG as well: a card of the photograph, its caption and date, the hashtag of the
 * contest and the loss warning.
 */
export const getStaticPaths = (async () => {
  const { place, words } = (await getSighting()) ?? {};
  const types = words?.photograph.save ? ['svg', 'png'] : ['svg'];
  return place ? types.map((type) => ({ params: { type } })) : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { place, caption = '' } = (await getSighting()) ?? {};
  if (!place) throw new Error('Bigfoot is nowhere today.');
  const svg = photograph(place);
  if (params.type === 'svg') return new Response(svg);
  const picture = `data:image/png;base64,${Buffer.from(renderPng(svg)).toString('base64')}`;
  const words = {
    heading: [caption],
    note: longDate(buildDate()),
    lossWarning: (await getNavigation()).words.loss.strong,
  };
  const card = savedPhotograph(picture, (await getContest()).hashtag);
  return new Response(renderCard(card, words, await cardFonts()));
};
