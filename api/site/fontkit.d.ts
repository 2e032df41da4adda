/** What is used of fontkit, which comes without types. */
declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number;
    /** What its ink covers: above the line is positive. A sign without ink has no finite box. */
    readonly bbox: { readonly minY: number; readonly maxY: number };
    readonly path: { toSVG(): string };
  }
  /** A font: widths and outlines are in its own units. */
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
