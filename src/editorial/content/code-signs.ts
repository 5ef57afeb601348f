/** What the parser takes a sign of the prose for. */
export type CodeKind =
  'brace' | 'bracket' | 'comment' | 'tag' | 'closing-tag' | 'line' | 'unreadable';

/** As wide as the sign that it stands for, and a sign of punctuation like it, so that what is around it reads alike. */
const MASK = '‹';

/** What begins at an offset of the text. */
export function codeKind(text: string, offset: number): CodeKind {
  const rest = text.slice(offset, offset + 4);
  if (rest.startsWith('{')) return 'brace';
  if (rest.startsWith('<!--')) return 'comment';
  if (rest.startsWith('</')) return 'closing-tag';
  if (/^<[\w$>]/.test(rest) && !/^<\d/.test(rest))
    return /^<\w+:/.test(text.slice(offset, offset + 12)) ? 'bracket' : 'tag';
  return rest.startsWith('<') ? 'bracket' : 'line';
}

/** The sign that the parser stumbled over: at the place that it gives, or the last one before it. */
export function signAt(text: string, place: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', place - 1) + 1;
  if (/^(?:import|export)\b/.test(text.slice(lineStart))) return lineStart;
  for (let at = Math.min(place, text.length - 1); at >= 0; at -= 1)
    if (/[{<]/.test(text.charAt(at)) && text.charAt(at - 1) !== '\\') return at;
  return undefined;
}

/** The text with each of these characters replaced. */
export function maskAll(text: string, offsets: readonly number[]): string {
  const letters = text.split('');
  for (const offset of offsets) letters[offset] = MASK;
  return letters.join('');
}

/** The text with a comment made of spaces: what stands in it is no prose. */
export function maskComment(text: string, offset: number): string {
  const comment = /^<!--[\s\S]*?-->/.exec(text.slice(offset))?.[0];
  if (comment === undefined) return maskAll(text, [offset]);
  return (
    text.slice(0, offset) + comment.replace(/[^\r\n]/g, ' ') + text.slice(offset + comment.length)
  );
}
