// The few names used of the package. Its published types bring the browser's with them, which the BFF has no use for.
declare module 'opentype.js' {
  export interface Path {
    commands: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>[];
    toPathData(decimals?: number): string;
  }
  export interface Glyph {
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    /** Font units of the side of a letter's square. */
    unitsPerEm: number;
    /** 0 where the font lacks the sign. */
    charToGlyphIndex(sign: string): number;
    charToGlyph(sign: string): Glyph;
    /** In font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(bytes: ArrayBufferLike): Font };
  export default opentype;
}
