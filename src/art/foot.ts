/** One of the two feet behind the information board, in a box of 192 × 206. The fur of fur.ts covers its top. */
export const FOOT = 'M80 118C62 142 40 160 38 190H166C170 164 164 142 152 118z';

/** Its toes, big toe first. */
export const FOOT_TOES = [
  { cx: 144, cy: 186, rx: 20, ry: 18 },
  { cx: 110, cy: 190, rx: 15, ry: 14 },
  { cx: 84, cy: 190, rx: 13, ry: 12.5 },
  { cx: 61, cy: 190, rx: 12, ry: 11.5 },
  { cx: 41, cy: 191, rx: 10, ry: 10 },
] as const;
