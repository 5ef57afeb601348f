/** Some mail programs, and Windows' way of starting them, cut a link longer than about this. */
const SAFE_LENGTH = 1900;

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * Writes a mail as a `mailto:` link (RFC 6068: UTF-8, percent-encoded, lines end with CR LF).
 * Half a surrogate pair, which a link cannot hold, becomes U+FFFD.
 */
export function mailLink({ to, subject, body }: Mail): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  const lines = body.replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** Says whether a link is so long that a mail program may cut it. */
export function mayBeCut(link: string): boolean {
  return link.length > SAFE_LENGTH;
}
