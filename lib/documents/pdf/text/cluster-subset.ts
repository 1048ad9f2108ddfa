/** Glyphs with positions for text that can't be split. In font units. */
export interface Cluster {
  text: string
  advance: number
  parts: { glyph: number; x: number; y: number }[]
}

/** The part of fontkit's TrueType subset used here, including internals. */
export interface FontSubset {
  font: FontFile
  glyphs: unknown[]
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  includeGlyph(glyph: number): number
  _addGlyph(glyph: unknown): void
  encode(): Uint8Array
}

// OpenType glyf table: arguments are words and offsets (ARG_1_AND_2_ARE_WORDS, ARGS_ARE_XY_VALUES); MORE_COMPONENTS.
const WORDS_AND_OFFSETS = 0x0001 | 0x0002
const MORE_COMPONENTS = 0x0020
/** Limits of composite glyphs that the font file declares. */
const LIMITS = {
  maxComponentElements: 64,
  maxComponentDepth: 4,
  maxCompositePoints: 8192,
  maxCompositeContours: 512,
}

/**
 * The subset of a font to embed, with one glyph for every cluster: an existing one, or one composed of several.
 * pdfkit calls it with what `layout` returned as glyph ids.
 */
export class ClusterSubset {
  private readonly entered = new Map<string, number>()

  constructor(
    private readonly file: FontFile,
    private readonly subset: FontSubset,
  ) {
    subset.font = Object.create(file, { maxp: { value: { ...file.maxp, ...LIMITS } } })
    const addGlyph = subset._addGlyph.bind(subset)
    subset._addGlyph = (glyph) => (isCluster(glyph) ? this.compose(glyph) : addGlyph(glyph))
  }

  /** Returns the id of a cluster's glyph in the subset. */
  includeGlyph(cluster: Cluster | number): number {
    if (!isCluster(cluster)) return this.subset.includeGlyph(cluster)
    const key = JSON.stringify([cluster.text, cluster.advance, cluster.parts])
    let id = this.entered.get(key)
    if (id === undefined) {
      id = this.subset.glyphs.push(this.isPlain(cluster) ? cluster.parts[0]!.glyph : cluster) - 1
      this.entered.set(key, id)
    }
    return id
  }

  encode(): Uint8Array {
    return this.subset.encode()
  }

  private isPlain({ advance, parts: [first, ...rest] }: Cluster): boolean {
    if (rest.length > 0 || first!.x !== 0 || first!.y !== 0) return false
    return this.file.getGlyph(first!.glyph).advanceWidth === advance
  }

  private isEmpty(glyph: number): boolean {
    const { offsets } = this.file.loca
    return offsets[glyph] === offsets[glyph + 1]
  }

  /** Adds a composite glyph. */
  private compose({ advance, parts }: Cluster): void {
    const drawn = parts.filter(({ glyph }) => !this.isEmpty(glyph))
    const boxes = drawn.map(({ glyph, x, y }) => {
      const { minX, minY, maxX, maxY } = this.file.getGlyph(glyph).cbox
      return [minX + x, minY + y, maxX + x, maxY + y] as const
    })
    const edge = (side: 0 | 1 | 2 | 3, select: (...edges: number[]) => number) =>
      select(...boxes.map((box) => box[side]))
    const record = new DataView(new ArrayBuffer(drawn.length > 0 ? 10 + drawn.length * 8 : 0))
    let bearing = 0
    if (drawn.length > 0) {
      bearing = edge(0, Math.min)
      const head = [-1, bearing, edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)]
      head.forEach((value, index) => record.setInt16(index * 2, value))
    }
    drawn.forEach(({ glyph, x, y }, index) => {
      const at = 10 + index * 8
      record.setUint16(at, index < drawn.length - 1 ? WORDS_AND_OFFSETS | MORE_COMPONENTS : WORDS_AND_OFFSETS)
      record.setUint16(at + 2, this.subset.includeGlyph(glyph))
      record.setInt16(at + 4, x)
      record.setInt16(at + 6, y)
    })
    const { subset } = this
    subset.glyf.push(new Uint8Array(record.buffer))
    subset.loca.offsets.push(subset.offset)
    subset.hmtx.metrics.push({ advance, bearing })
    subset.offset += record.byteLength
  }
}

const isCluster = (glyph: unknown): glyph is Cluster => typeof glyph === 'object'

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
