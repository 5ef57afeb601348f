import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readAllVersions } from '../../facts/versions.ts';

/** Each adopted version, byte by byte as its file is. */
export const getStaticPaths = () =>
  readAllVersions().map(({ id, source }) => ({ params: { id }, props: { source } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { source } }) => new Response(source);
