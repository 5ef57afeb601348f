/** The stroke of paint under the last line of the tagline, in a box of 1300 × 90. */
export const PAINT_STROKE =
  'M6 40L22 16 120 24 300 12 520 20 760 8 1010 16 1190 4 1286 10 1268 26 1298 34 1272 48 1290 60 1180 66 960 60 700 74 430 66 200 80 60 74 24 84 30 66 2 62 18 50z';
