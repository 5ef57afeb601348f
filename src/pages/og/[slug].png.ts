import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { cardFonts } from '../../styles/faces.ts';
import { cardOf } from '../../art/cards/index.ts';
import { renderCard } from '../../art/cards/render.ts';
import { cardWords } from './_card-words.ts';

/** One share image for each page, drawn from the words of its content. */
export async function getStaticPaths() {
  const words = await cardWords();
  const fontFiles = await cardFonts();
  return [...words].map(([slug, pageWords]) => ({
    params: { slug },
    props: { card: cardOf(slug), words: pageWords, fontFiles },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { card, words, fontFiles } }) =>
  new Response(renderCard(card, words, fontFiles));
