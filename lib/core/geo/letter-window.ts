/** Windows of envelopes that a document's address can be printed for. NONE leaves it where the template has it. */
export const LETTER_WINDOWS = [
  'NONE',
  'DIN_5008_A',
  'DIN_5008_B',
  'C56_LEFT',
  'C56_RIGHT',
  'C56_RIGHT_CH',
  'US_10',
] as const
export type LetterWindow = (typeof LETTER_WINDOWS)[number]

/** Measures on the sheet in millimetres, from its top left corner. */
export interface WindowPlace {
  side: 'left' | 'right'
  /**
   * What the window always shows of the sheet, and what it may show when the sheet has moved in the envelope. The
   * address is inside the former, nothing else inside the latter except the sender's line.
   */
  visible: Area
  exposed: Area
  /** Room of the address. Lines start at `top`; if they are too many, at `highest` at the earliest. */
  address: { left: number; width: number; highest: number; top: number; bottom: number }
  /** Top of what follows the address. */
  below: number
  folds: readonly [number, number]
  /** True if the standard has a punch mark at the middle of the sheet. */
  isPunched: boolean
}

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Marks of an A4 sheet that is folded for DL and C6/5. */
const A4_MARKS = { folds: [105, 210], isPunched: true } as const

/** Creates the place of a form of DIN 5008, whose field ends at `bottom`. */
const createDinPlace = ({
  bottom,
  ...place
}: Pick<WindowPlace, 'below' | 'folds'> & { bottom: number }): WindowPlace => ({
  side: 'left',
  visible: { left: 20, top: bottom - 40, right: 100, bottom },
  exposed: { left: 1, top: bottom - 45, right: 110, bottom: bottom + 8 },
  address: { left: 25, width: 75, highest: bottom - 35, top: bottom - 27.3, bottom },
  isPunched: true,
  ...place,
})

/**
 * Places by window. The sheet is folded at `folds`, so that it has little room to move. Envelopes:
 * - DIN 5008:2020: field of 85 x 45 mm, 20 mm from the left; below 17.7 mm for sender's line and additions, 27.3 mm for
 *   the address. Form A begins at 27 mm, form B at 45 mm. DIN 680: DL of 110 x 220 mm, window of 45 x 90 mm, 20 mm from
 *   the left and 15 mm from the bottom.
 * - C56_LEFT: the same window in DL and in C6/5 (114 x 229 mm), and that of SN 010130 on the left: C6/5, 45 x 100 mm,
 *   20 mm from the left and 21 mm from the bottom. ÖNORM A 1080: at most six lines and 25 mm.
 * - C56_RIGHT: DL, 35 x 100 or 45 x 100 mm, 20 mm from the bottom and the right (France).
 * - C56_RIGHT_CH: SN 010130 on the right: 114 x 224 and 114 x 229 mm, 40 x 90 mm, 30 mm from the bottom, and 15 or 17 mm
 *   from the right.
 * - US_10: 4 1/8 x 9 1/2 in, window of 1 1/8 x 4 1/2 in, 7/8 in from the left and 1/2 in from the bottom. Folded in
 *   equal thirds, the first four lines are visible (USPS Publication 25, 3-9: throughout the range of movement).
 */
const PLACES: Record<Exclude<LetterWindow, 'NONE'>, WindowPlace> = {
  DIN_5008_A: createDinPlace({ bottom: 72, below: 80.46, folds: [87, 192] }),
  DIN_5008_B: createDinPlace({ bottom: 90, below: 98.46, folds: A4_MARKS.folds }),
  C56_LEFT: {
    side: 'left',
    visible: { left: 20, top: 54, right: 91, bottom: 84 },
    exposed: { left: 1, top: 39, right: 120, bottom: 99 },
    address: { left: 25, width: 66, highest: 56, top: 56, bottom: 84 },
    below: 101,
    ...A4_MARKS,
  },
  C56_RIGHT: {
    side: 'right',
    visible: { left: 100, top: 55, right: 190, bottom: 85 },
    exposed: { left: 90, top: 34, right: 200, bottom: 90 },
    address: { left: 110, width: 78, highest: 56, top: 56, bottom: 85 },
    below: 95,
    ...A4_MARKS,
  },
  C56_RIGHT_CH: {
    side: 'right',
    visible: { left: 122, top: 44, right: 193, bottom: 75 },
    exposed: { left: 103, top: 29, right: 210, bottom: 84 },
    address: { left: 123, width: 69, highest: 48.6, top: 48.6, bottom: 75 },
    below: 88,
    ...A4_MARKS,
  },
  US_10: {
    side: 'left',
    visible: { left: 22.3, top: 63.5, right: 105, bottom: 87.3 },
    exposed: { left: 0, top: 51.9, right: 136.6, bottom: 92.1 },
    address: { left: 25.4, width: 78, highest: 63, top: 63, bottom: 87 },
    below: 95,
    folds: [100, 200],
    isPunched: false,
  },
}

/** Returns the place of a window on the sheet; null for none. */
export const getWindowPlace = (window: LetterWindow): WindowPlace | null =>
  window === 'NONE' ? null : PLACES[window]

/**
 * Returns the left edge of the seller beside a window on the left, else the right edge, in millimetres. DIN 5008 has
 * the information block at 125 mm.
 */
export const getSellerEdge = ({ side, exposed }: WindowPlace): number =>
  side === 'left' ? Math.max(125, exposed.right + 4) : exposed.left - 4

/**
 * Sizes of the address in points, with line heights in millimetres: 10 points (ÖNORM A 1080; La Poste: 9 to 12), or as
 * many as a longer address needs, at least 8 (USPS).
 */
const ADDRESS_SIZES = [
  { size: 10, leading: 4.374 },
  { size: 9, leading: 3.89 },
  { size: 8, leading: 3.4 },
] as const
const [, , smallest] = ADDRESS_SIZES

/**
 * Returns the largest size in which an address fits into the window, with its line height, and its top and height in
 * millimetres. It begins higher if it needs more room.
 * @param countLines counts its lines at a size in points
 */
export function fitAddress(
  { highest, top, bottom }: WindowPlace['address'],
  countLines: (size: number) => number,
): { size: number; leading: number; top: number; height: number } {
  const sizes = ADDRESS_SIZES.map((one) => ({ ...one, height: countLines(one.size) * one.leading }))
  const fitting = sizes.find(({ height }) => height <= bottom - top) ?? sizes.at(-1)!
  return { ...fitting, top: Math.max(highest, Math.min(top, bottom - fitting.height)) }
}

/** Returns how many lines of an address a window shows. */
export const countWindowLines = ({ address: { highest, bottom } }: WindowPlace): number =>
  Math.floor((bottom - highest) / smallest.leading)

/**
 * Usual windows by country, where their measures are known. Other documents keep the template's place until the
 * business chooses a window.
 */
const BY_COUNTRY: Partial<Record<string, LetterWindow>> = {
  DE: 'DIN_5008_B',
  AT: 'C56_LEFT',
  CH: 'C56_LEFT',
  LI: 'C56_LEFT',
  FR: 'C56_RIGHT',
  MC: 'C56_RIGHT',
}

const findWindow = (stored: unknown): LetterWindow | undefined => LETTER_WINDOWS.find((one) => one === stored)

/** Returns the stored window; NONE for anything unknown. */
export const parseLetterWindow = (stored: unknown): LetterWindow => findWindow(stored) ?? 'NONE'

interface LetterSettings {
  letterWindow?: LetterWindow
  foldMarks?: boolean
}

/** Returns the settings of a document's seller: none without a window. */
export const toLetterSettings = (letterWindow: LetterWindow, foldMarks: boolean): LetterSettings =>
  letterWindow === 'NONE' ? {} : { letterWindow, ...(foldMarks && { foldMarks }) }

interface StoredChoice {
  letterWindow: string | null
  country: string | null
}

/** Returns the chosen window, or else the country's. @param country ISO 3166-1 alpha-2 */
export const resolveLetterWindow = ({ letterWindow, country }: StoredChoice): LetterWindow =>
  findWindow(letterWindow) ?? BY_COUNTRY[country ?? ''] ?? 'NONE'
