import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readAllVersions } from '../../facts/versions.ts';

/** The file of each adopted version of a document, byte for byte. */
export const getStaticPaths = () =>
  readAllVersions().map(({ id, source }) => ({ params: { id }, props: { source } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { source } }) => new Response(source);
