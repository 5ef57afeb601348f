/** Where the built sites are served during the end-to-end tests. */
export interface ServedBuild {
  folder: string;
  port: number;
  url: string;
}

/** E2E_PORT allows several runs at once on one machine; the second server uses the next port. */
const firstPort = Number(process.env.E2E_PORT ?? 4381);

function served(folder: string, port: number): ServedBuild {
  return { folder, port, url: `http://localhost:${port}` };
}

/** The preview build, with the content as it is. */
export const PREVIEW = served('dist', firstPort);

/** The release build, with an example value for every placeholder. */
export const SUPPLIED = served('dist-supplied', firstPort + 1);
