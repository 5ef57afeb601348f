/** Size of the map behind Home's headline. Numbers here are in the units of the drawings themselves. */
export const HERO_WIDTH = 1440;
export const HERO_HEIGHT = 940;

/** The x and the y of its grid's lines, whose numerals the page writes at the upper and the right edge. */
export const HERO_COLUMNS: readonly number[] = [120, 360, 600, 840, 1080, 1320];
export const HERO_ROWS: readonly number[] = [160, 400, 640, 880];

/** The 404 page's map, and the x of its neat line (the map's frame), at which the land ends. */
export const EDGE_MAP = { width: 1440, height: 800, edge: 938 } as const;

/** The y of its grid's lines; the page writes their numerals outside the neat line. */
export const EDGE_ROWS: readonly number[] = [160, 400, 640];
