import { getColumnLeft, getColumnsWidth } from './modern'
import type { LayoutContext, LayoutStyle } from './theme'

/** Place of a section with a title: payment details, notes or terms. In points. */
export interface SectionFrame {
  left: number
  width: number
  /** Left edge and width of the text: below its title, beside it, or in a cell. */
  x: number
  textWidth: number
  /** Height of a title above the text; 0 if it is beside it. */
  titleHeight: number
  /** Space inside the section, at the sides and above and below. */
  pad: { x: number; y: number }
  spaceBefore: number
}

/** Line height of a title. */
export const TITLE_STEP = 11

/** Returns the frame of a section over the full width. */
export function createWideFrame(look: LayoutStyle): SectionFrame {
  const { left, width, inset } = look
  const base = {
    left,
    width,
    x: left,
    textWidth: width,
    titleHeight: 17,
    pad: { x: 0, y: 0 },
    spaceBefore: 20,
  }
  if (look.template === 'MODERN')
    return {
      ...base,
      x: getColumnLeft(look, 1),
      textWidth: getColumnsWidth(look, 3),
      titleHeight: 0,
      pad: { x: 0, y: 9 },
      spaceBefore: 16,
    }
  return look.template === 'COMPACT' ? { ...base, titleHeight: 12, pad: { x: inset, y: 6 } } : base
}

/** Returns the frame of a section beside another one, with its title above the text. */
export const createNarrowFrame = (look: LayoutStyle, left: number, width: number): SectionFrame => {
  const wide = createWideFrame(look)
  return { ...wide, left, width, x: left, textWidth: width, titleHeight: wide.titleHeight || 16 }
}

/** Wraps a title, which is above its text or in the column beside it. */
export const wrapTitle = (
  { theme, textLayout }: LayoutContext,
  text: string,
  frame: SectionFrame,
): string[] =>
  frame.titleHeight === 0
    ? textLayout.wrap(text, theme.type.title, getColumnsWidth(theme, 1))
    : textLayout.wrap(text, theme.type.title, frame.width - frame.pad.x * 2)

/** Returns the height of a title above its text. */
export const getTitleHeight = ({ titleHeight }: SectionFrame, title: string[]): number =>
  titleHeight === 0 ? 0 : titleHeight + (title.length - 1) * TITLE_STEP
