/** Where the built sites are served during the end-to-end tests. */
export interface ServedBuild {
  folder: string;
  port: number;
  url: string;
}

/** E2E_PORT lets two runs stand side by side on one machine; the second server takes the next. */
const firstPort = Number(process.env.E2E_PORT ?? 4381);

function served(folder: string, port: number): ServedBuild {
  return { folder, port, url: `http://localhost:${port}` };
}

/** The preview build, as the content stands. */
export const PREVIEW = served('dist', firstPort);

/** The release build, with an example value for every placeholder. */
export const SUPPLIED = served('dist-supplied', firstPort + 1);
