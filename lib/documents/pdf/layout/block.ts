import type { PdfCanvas } from './pdf-canvas'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A part of the page: how high it is, and how it is drawn from a given top edge. Points. */
export interface Block {
  height: number
  draw(pen: PdfCanvas, top: number): void
}

/** A block in the flow of pages. */
export interface FlowBlock extends Block {
  /** Left out at the top of a page. */
  spaceBefore?: number
  /** Stays on the page of the block after it. */
  keepWithNext?: boolean
  /** Needs the table's head above it, also at the top of a page. */
  inTable?: boolean
}

/** The baseline that centres capitals in a line. */
export const getBaseline = (top: number, leading: number, size: number): number =>
  top + leading / 2 + size * 0.355
