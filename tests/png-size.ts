/** The size of a PNG, such as `1200 × 630`, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
export const sizeOfPng = (png: Buffer): string =>
  `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
