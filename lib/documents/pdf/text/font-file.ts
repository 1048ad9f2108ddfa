/** The part of fontkit's font used here. */
export interface FontFile {
  unitsPerEm: number
  characterSet: number[]
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
  getGlyph(id: number): { advanceWidth: number; cbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number> }
  layout(text: string, features?: object): { advanceWidth: number }
  createSubset(): unknown
  loca: { offsets: number[] }
  maxp: object
}
