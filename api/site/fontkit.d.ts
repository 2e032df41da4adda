/** Types of the used parts of fontkit, which has none. */
declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number;
    /** Box of the ink; positive above the baseline. A character without ink has no finite box. */
    readonly bbox: { readonly minY: number; readonly maxY: number };
    readonly path: { toSVG(): string };
  }
  /** Font; widths and outlines are in its own units. */
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(point: number): boolean;
    glyphForCodePoint(point: number): Glyph;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
  }
  export function openSync(path: string): Font;
}
