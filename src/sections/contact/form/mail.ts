/** Some mail programs, and Windows when it starts them, truncate longer links. */
const SAFE_LENGTH = 1900;

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * An email as a `mailto:` link (RFC 6068: UTF-8, percent-encoded, CR LF line endings).
 * A lone surrogate, which cannot be encoded, becomes U+FFFD. `toWellFormed` would do the same in fewer browsers.
 */
export function mailLink({ to, subject, body }: Mail): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
  const lines = body.replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** Whether a link is so long that a mail program may truncate it. */
export function mayBeCut(link: string): boolean {
  return link.length > SAFE_LENGTH;
}
