/** The 404 page's map, and the x of its neat line (the map's frame), at which the land ends. */
export const EDGE_MAP = { width: 1440, height: 800, edge: 938 } as const;

/** The y of the grid's lines; the page writes their numerals outside the neat line. */
export const EDGE_ROWS: readonly number[] = [160, 400, 640];
