import { ClusterSubset, type Cluster, type FontSubset, type FontFile } from './cluster-subset'
import type { Direction, Shape, ShapedGlyph } from './harfbuzz'

/** Value of pdfkit's `features` for a shaped font. */
export interface Shaping {
  direction: Direction
}

// Size of the cache: documents repeat the same words.
const MAX_CACHED = 4000

/** Glyph 0 of every font, for missing characters. Used as it is, so that the PDF shows it. */
const MISSING = 0

/**
 * Wraps a font whose glyphs HarfBuzz selects. A character with its marks, or a ligature, becomes one glyph of the
 * PDF, and copying and searching yield the original text.
 */
export function createShapedFont(file: FontFile, shape: Shape): FontFile {
  const cache = new Map<string, Cluster[]>()
  const shaped = (text: string, direction: Direction) => {
    const key = direction + text
    let clusters = cache.get(key)
    if (!clusters) {
      clusters = toClusters(shape(text, direction), text)
      if (cache.size >= MAX_CACHED) cache.clear()
      cache.set(key, clusters)
    }
    return clusters
  }

  const layout = (text: string, { direction }: Shaping = { direction: 'ltr' }) => {
    const clusters = shaped(text, direction)
    return {
      advanceWidth: clusters.reduce((sum, { advance }) => sum + advance, 0),
      glyphs: clusters.map((cluster) => ({
        id: cluster.parts.every(({ glyph }) => glyph !== MISSING) ? cluster : MISSING,
        advanceWidth: cluster.advance,
        codePoints: Array.from(cluster.text, (character) => character.codePointAt(0)!),
      })),
      // New objects each time, because pdfkit scales them in place.
      positions: clusters.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    }
  }
  const createSubset = () => new ClusterSubset(file, file.createSubset() as FontSubset)
  return Object.create(file, { layout: { value: layout }, createSubset: { value: createSubset } })
}

/** Groups glyphs by the text they represent, in drawing order. */
function toClusters(glyphs: ShapedGlyph[], text: string): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const clusters: (Cluster & { start: number })[] = []
  for (const { id, cluster: start, advance, dx, dy } of glyphs) {
    let open = clusters.at(-1)
    if (open?.start !== start) {
      const end = starts[starts.indexOf(start) + 1]
      open = { start, text: text.slice(start, end), advance: 0, parts: [] }
      clusters.push(open)
    }
    open.parts.push({ glyph: id, x: open.advance + dx, y: dy })
    open.advance += advance
  }
  return clusters
}
