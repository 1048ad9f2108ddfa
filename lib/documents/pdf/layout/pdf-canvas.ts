import {
  getRunWidth,
  createShaping,
  type TextStyle,
  type TextLayout,
} from '@/lib/documents/pdf/text/text-layout'

/** The pdfkit functions that react-pdf passes to a Canvas. */
export interface Painter {
  save(): Painter
  restore(): Painter
  translate(x: number, y: number): Painter
  rotate(degrees: number): Painter
  font(file: unknown, key: string, size: number): Painter
  text(text: string, x: number, y: number, options: object): Painter
  fillColor(color: string): Painter
  strokeColor(color: string): Painter
  lineWidth(width: number): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter
  moveTo(x: number, y: number): Painter
  lineTo(x: number, y: number): Painter
  fill(color: string): Painter
  stroke(color: string): Painter
}

export type Align = 'left' | 'right' | 'center'

// Without kerning, digits keep the width they were measured with.
const TABULAR = { tnum: true, kern: false }

/** Width of the outline that makes up for a missing bold font, relative to the size: the way browsers do it. */
const OUTLINES = { 400: 0, 500: 0.012, 600: 0.026 }

/** Draws on one page. Positions are in points from the top left corner; text is positioned by its baseline. */
export class PdfCanvas {
  constructor(
    readonly painter: Painter,
    private readonly setter: TextLayout,
  ) {}

  /** Draws one line. `x` is its left edge, right edge or centre, depending on `align`. */
  text(text: string, x: number, baseline: number, style: TextStyle, align: Align = 'left'): void {
    if (!text) return
    const runs = this.setter.visualRuns(text, style)
    let left = x
    if (align !== 'left') {
      const width = this.setter.width(text, style) - (style.tracking ?? 0)
      left -= align === 'right' ? width : width / 2
    }
    this.painter.fillColor(style.color)
    for (const [index, run] of runs.entries()) {
      const { face } = run
      const outline = face.isThickened ? OUTLINES[style.weight] : 0
      if (outline > 0) this.painter.strokeColor(style.color).lineWidth(outline * style.size)
      this.painter.font(face.file, face.key, style.size).text(run.text, left, baseline, {
        lineBreak: false,
        ...(outline > 0 && { fill: true, stroke: true }),
        baseline: 'alphabetic',
        characterSpacing: face.isShaped ? undefined : style.tracking,
        features: face.isShaped ? createShaping(run.direction) : style.tabular ? TABULAR : undefined,
      })
      if (index < runs.length - 1) left += getRunWidth(run, style)
    }
  }

  /** Draws lines below each other. Returns the baseline of the last. */
  lines(
    lines: string[],
    x: number,
    baseline: number,
    leading: number,
    style: TextStyle,
    align?: Align,
  ): number {
    lines.forEach((line, index) => this.text(line, x, baseline + index * leading, style, align))
    return baseline + Math.max(0, lines.length - 1) * leading
  }

  horizontalLine(x1: number, x2: number, y: number, color: string, width = 0.6): void {
    this.painter.lineWidth(width).moveTo(x1, y).lineTo(x2, y).stroke(color)
  }

  verticalLine(x: number, y1: number, y2: number, color: string, width = 0.6): void {
    this.painter.lineWidth(width).moveTo(x, y1).lineTo(x, y2).stroke(color)
  }

  strokeRect(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    color: string,
    stroke = 0.6,
  ): void {
    this.painter.lineWidth(stroke).roundedRect(x, y, width, height, radius).stroke(color)
  }

  fillRect(x: number, y: number, width: number, height: number, radius: number, color: string): void {
    this.painter.roundedRect(x, y, width, height, radius).fill(color)
  }

  /** Draws with the origin moved to a point and rotated. */
  withRotation(x: number, y: number, degrees: number, draw: () => void): void {
    this.painter.save().translate(x, y).rotate(degrees)
    draw()
    this.painter.restore()
  }
}
