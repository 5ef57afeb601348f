/** Rows that fit into so many characters, with the line that says how many do not. */
export function fitting(
  rows: readonly string[],
  most: number,
  moreSaid: (count: number) => string,
): string[] {
  const all = lengthOf(rows);
  if (all <= most) return [...rows];
  const kept: string[] = [];
  let left = most - lengthOf([moreSaid(rows.length)]);
  for (const row of rows) {
    left -= lengthOf([row]);
    if (left < 0) break;
    kept.push(row);
  }
  return [...kept, moreSaid(rows.length - kept.length)];
}

/** Each row ends with a line break. */
const lengthOf = (rows: readonly string[]) => rows.reduce((sum, row) => sum + row.length + 1, 0);
