import { frame, heading, text, type ShareImage } from './frame.ts';
import { LIGHT } from '../../styles/palette.ts';

const { ink, sheet, safety, blaze } = LIGHT;

/** The y of the first row. */
const TOP = 53;
/** The height that all rows have together at most. */
const ROWS = 448;
/** The height of a row, unless so many share `ROWS` that each must be lower. */
const HIGHEST_ROW = 64;

/** The column of section numbers at the right edge, with a stroke of paint behind the marked ones. */
function rail(count: number, marked: readonly number[]): string {
  const row = Math.min(HIGHEST_ROW, Math.floor(ROWS / count));
  /** How much higher numbers and paint are than in a row of full height, so that they stay in its middle. */
  const raised = Math.floor((HIGHEST_ROW - row) / 2);
  const rules = Array.from({ length: count + 1 }, (_, index) => `M1024 ${TOP + index * row}h120`);
  const numbers = Array.from({ length: count }, (_, index) =>
    text(String(index + 1), { x: 1068, y: TOP + 44 - raised + index * row, size: 34 }),
  );
  const paint = marked.map(
    (number) =>
      `<path fill="${blaze}" d="M1032.7 ${TOP + 11.8 - raised + (number - 1) * row}l16.8-.8-.4 41.2-17.1-.4z"/>`,
  );
  return `<path stroke="${ink}" stroke-width="2" d="${rules.join('')}"/>${paint.join('')}${numbers.join('')}`;
}

/** Share image of Legal: white paper with one yellow box. */
export const legalCard: ShareImage = (
  { heading: words, lossWarning, note, count = 0, marked = [] },
  widthOf,
) => {
  const title = heading(words, widthOf, {
    lines: 2,
    top: 76,
    size: 150,
    width: 880,
    leading: 0.86,
  });
  const box = note
    ? `<path fill="${safety}" stroke="${ink}" stroke-width="5" d="M58.5 394.5h875v110h-875z"/>${text(note, { x: 95, y: 465, size: 48, face: 'text' })}`
    : '';
  return frame(sheet, title + box + rail(count, marked), lossWarning);
};
