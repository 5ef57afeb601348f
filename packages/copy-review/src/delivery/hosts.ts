/** Hosts as browsers find them in addresses: also `https:host`, `//host` and `\\host`. */
const HOST = /(?:\b[a-z][a-z\d+.-]*:[\\/]{2,}|\bhttps?:|[\\/]{2,})([^\s\\/"'<>,;:?#()]+)/gi;

/** The hosts that a text names, in lower case. */
export const hostsIn = (text: string): string[] =>
  [...text.matchAll(HOST)].map(([, host = '']) => host.replace(/^.*@/, '').toLowerCase());

/** The hosts that a text names and another one does not. */
export const newHosts = (before: string, after: string): string[] => {
  const known = hostsIn(before);
  return [...new Set(hostsIn(after))].filter((host) => !known.includes(host));
};
