/** What the files of a built site are, by the ending of their names. */
interface FileType {
  readonly mediaType: string;
  /** Whether `public` may hold such files. All others are made by the build. */
  readonly inPublic?: true;
  /** Whether its bytes are compressed already. */
  readonly isCompressed?: true;
}

/**
 * Every type of file that the site has. The build fails if it holds any other, because nobody has
 * decided who may load it and how it is reviewed. To add a type, add it here. The review has a
 * table of its own, with more types, because it compares any site.
 */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  '.css': { mediaType: 'text/css; charset=utf-8' },
  '.html': { mediaType: 'text/html; charset=utf-8' },
  '.ico': { mediaType: 'image/x-icon', inPublic: true },
  '.js': { mediaType: 'text/javascript; charset=utf-8' },
  '.json': { mediaType: 'application/json' },
  '.png': { mediaType: 'image/png', inPublic: true, isCompressed: true },
  '.svg': { mediaType: 'image/svg+xml', inPublic: true },
  '.txt': { mediaType: 'text/plain; charset=utf-8' },
  '.webmanifest': { mediaType: 'application/manifest+json' },
  '.woff2': { mediaType: 'font/woff2', isCompressed: true },
  '.xml': { mediaType: 'application/xml' },
};

/** The file of headers for the host. Hosts do not serve it. */
export const HEADERS_FILE = '_headers';
