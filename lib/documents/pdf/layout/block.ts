import type { PdfCanvas } from './pdf-canvas'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A part of a page with its height, drawn from a given top edge. In points. */
export interface Block {
  height: number
  draw(pen: PdfCanvas, top: number): void
}

/** A block in the flow of pages. */
export interface FlowBlock extends Block {
  /** Ignored at the top of a page. */
  spaceBefore?: number
  /** Keeps it on the page of the next block. */
  keepWithNext?: boolean
  /** Repeats the table header above it at the top of a page. */
  inTable?: boolean
}

/** Returns the baseline that centres capitals in a line. */
export const getBaseline = (top: number, leading: number, size: number): number =>
  top + leading / 2 + size * 0.355
