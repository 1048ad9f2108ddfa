/** Windows of envelopes that a document's address can be printed for. NONE leaves it where the template has it. */
export const LETTER_WINDOWS = ['NONE', 'DIN_5008_A', 'DIN_5008_B', 'C56_LEFT', 'C56_RIGHT', 'US_10'] as const
export type LetterWindow = (typeof LETTER_WINDOWS)[number]

/** Measures on the sheet in millimetres, from its top left corner. */
export interface WindowPlace {
  side: 'left' | 'right'
  /** What the window shows of the sheet, wherever the sheet lies in the envelope. */
  window: { left: number; top: number; width: number; height: number }
  /** Where the text of the address starts, and the room it has. */
  address: { left: number; top: number; width: number; height: number }
  folds: readonly number[]
  /** Punch mark, the middle of the sheet. */
  hole?: number
}

const A4_MIDDLE = 148.5

/**
 * DIN 5008:2020 fixes the address field: 85 x 45 mm, 20 mm from the left, with 27.3 mm for the address below the
 * sender's line. For the others, the place is what envelope and folded sheet leave visible however the sheet has
 * moved: C5/6 (110 x 220 mm, ISO 269) with a window of 45 mm height, 15 mm from the bottom and 20 mm from the left
 * (ÖNORM A 1080, SN 010130), or 100 mm wide and 20 mm from the bottom and the right (NF Z 11-001); US #10
 * (4 1/8 x 9 1/2 in) with a window of 1 1/8 x 4 1/2 in, 7/8 in from the left and 1/2 in from the bottom, where the
 * sheet lies at the bottom.
 */
const PLACES: Record<Exclude<LetterWindow, 'NONE'>, WindowPlace> = {
  DIN_5008_A: {
    side: 'left',
    window: { left: 20, top: 27, width: 85, height: 45 },
    address: { left: 25, top: 44.7, width: 78, height: 27.3 },
    folds: [87, 192],
    hole: A4_MIDDLE,
  },
  DIN_5008_B: {
    side: 'left',
    window: { left: 20, top: 45, width: 85, height: 45 },
    address: { left: 25, top: 62.7, width: 78, height: 27.3 },
    folds: [105, 210],
    hole: A4_MIDDLE,
  },
  C56_LEFT: {
    side: 'left',
    window: { left: 20, top: 50, width: 80, height: 34 },
    address: { left: 25, top: 55.5, width: 74, height: 27.5 },
    folds: [99, 198],
    hole: A4_MIDDLE,
  },
  C56_RIGHT: {
    side: 'right',
    window: { left: 100, top: 45, width: 90, height: 34 },
    address: { left: 110, top: 51, width: 78, height: 27.5 },
    folds: [99, 198],
    hole: A4_MIDDLE,
  },
  US_10: {
    side: 'left',
    window: { left: 22.2, top: 51.9, width: 88.9, height: 28.5 },
    address: { left: 25.4, top: 57.5, width: 82, height: 22.5 },
    folds: [93.1, 186.3],
  },
}

/** Returns the place of a window on the sheet; null for none. */
export const getWindowPlace = (window: LetterWindow): WindowPlace | null =>
  window === 'NONE' ? null : PLACES[window]

/** Line height of the address in millimetres (12.4 points). */
export const ADDRESS_LEADING = 4.374

/** Returns how many lines of an address a window shows. */
export const countWindowLines = ({ address }: WindowPlace): number =>
  Math.floor(address.height / ADDRESS_LEADING)

/**
 * Usual windows by country. Sheets of the United States and of countries that aren't listed keep the template's place
 * until the business chooses a window.
 */
const BY_COUNTRY: Partial<Record<string, LetterWindow>> = {
  DE: 'DIN_5008_B',
  AT: 'C56_LEFT',
  CH: 'C56_LEFT',
  LI: 'C56_LEFT',
  BE: 'C56_RIGHT',
  FR: 'C56_RIGHT',
  LU: 'C56_RIGHT',
  MC: 'C56_RIGHT',
  NL: 'C56_RIGHT',
  SE: 'C56_RIGHT',
}

/** Returns the stored window; NONE for anything unknown. */
export const parseLetterWindow = (stored: unknown): LetterWindow =>
  LETTER_WINDOWS.find((one) => one === stored) ?? 'NONE'

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
  LETTER_WINDOWS.find((one) => one === letterWindow) ?? BY_COUNTRY[country ?? ''] ?? 'NONE'
