import { INVOICE_TEMPLATES, type InvoiceTemplate } from '@/lib/business/design'
import type { Paper } from '@/lib/core/geo/paper'
import {
  countWindowLines,
  fitAddress,
  getWindowPlace,
  LETTER_WINDOWS,
  resolveLetterWindow,
  toLetterSettings,
  type LetterWindow,
} from '@/lib/core/geo/letter-window'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { readPdf, type PdfText } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

type Window = Exclude<LetterWindow, 'NONE'>
interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

const windows = LETTER_WINDOWS.filter((window) => window !== 'NONE')
const INCH = 25.4
const SHEETS: Record<Paper, [width: number, height: number]> = { A4: [210, 297], LETTER: [215.9, 279.4] }

/** Envelope and its window in millimetres, as the standards and makers give them. */
interface Envelope {
  size: [width: number, height: number]
  /** Size, and distance from the bottom and from the left or right edge. */
  window: { width: number; height: number; bottom: number } & ({ left: number } | { right: number })
}

const DL_LEFT: Envelope = { size: [220, 110], window: { width: 90, height: 45, bottom: 15, left: 20 } }
const C65_LEFT: Envelope = { size: [229, 114], window: { width: 90, height: 45, bottom: 15, left: 20 } }

const ENVELOPES: Record<Window, Envelope[]> = {
  DIN_5008_A: [DL_LEFT],
  DIN_5008_B: [DL_LEFT],
  C56_LEFT: [
    DL_LEFT,
    C65_LEFT,
    { size: [229, 114], window: { width: 100, height: 45, bottom: 21, left: 20 } },
  ],
  C56_RIGHT: [
    { size: [220, 110], window: { width: 100, height: 35, bottom: 20, right: 20 } },
    { size: [220, 110], window: { width: 100, height: 45, bottom: 20, right: 20 } },
  ],
  C56_RIGHT_CH: [
    { size: [224, 114], window: { width: 90, height: 40, bottom: 30, right: 15 } },
    { size: [229, 114], window: { width: 90, height: 40, bottom: 30, right: 17 } },
  ],
  US_10: [
    {
      size: [9.5 * INCH, 4.125 * INCH],
      window: { width: 4.5 * INCH, height: 1.125 * INCH, bottom: 0.5 * INCH, left: 0.875 * INCH },
    },
  ],
}

/** Returns what a window shows of a folded sheet: always, and when it has moved as far as the envelope permits. */
function getSight({ size: [width, height], window }: Envelope, sheet: Paper, folds: readonly number[]) {
  const [sheetWidth, sheetHeight] = SHEETS[sheet]
  const [first, second] = folds as [number, number]
  const folded = Math.max(first, second - first, sheetHeight - second)
  const [sideways, upwards] = [width - sheetWidth, height - folded]
  const left = 'left' in window ? window.left : width - window.right - window.width
  const top = first - window.bottom - window.height
  const always = {
    left,
    top: top + upwards,
    right: left + window.width - sideways,
    bottom: top + window.height,
  }
  const ever = {
    left: left - sideways,
    top,
    right: left + window.width,
    bottom: top + window.height + upwards,
  }
  return { always, ever }
}

const contains = (outer: Area, inner: Area) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

const touches = (area: Area, other: Area) =>
  other.left < area.right && other.right > area.left && other.top < area.bottom && other.bottom > area.top

const papersOf = (window: Window): Paper[] => (window === 'US_10' ? ['A4', 'LETTER'] : ['A4'])

const SENDER = 'Harbour & Pine Studio Ltd · 14 Wharf Lane · Bristol BS1 6TY'

/** Returns a client whose address has this many lines. */
const createClient = (lines: number) => ({
  companyName: 'Northwind Traders',
  name: 'Maria Kowalska',
  address: ['ul. Piotrkowska 12', 'Hall 2', 'Dock 4', 'Gate 7', 'Yard B', 'Floor 1', 'Room 3']
    .slice(0, lines - 4)
    .join('\n'),
})

afterAll(closeRenderer)

interface Letter {
  template?: InvoiceTemplate
  window?: LetterWindow
  paper?: Paper
  lines?: number
  seller?: Partial<InvoiceSource['seller']>
}

async function firstPageOf({
  template = 'CLASSIC',
  window = 'NONE',
  paper = 'A4',
  lines = 5,
  seller,
}: Letter) {
  const source = createSampleSource(0)
  const view = createSampleView(3, {
    seller: { ...source.seller, template, paper, ...toLetterSettings(window, true), ...seller },
    client: { ...source.client!, ...createClient(lines) },
  })
  const pdf = await renderInvoicePdf(view, '2025-01-05', { use: 'business', id: 1 })
  return readPdf(await pdf.bytes()).pages[0]!.map((text) => toMillimetres(text, SHEETS[paper][1]))
}

/** Measures a text from the top left corner of the sheet. Capitals are 0.72, descenders 0.22 of the size. */
const toMillimetres = ({ text, x, y, width, size }: PdfText, height: number) => ({
  text,
  size,
  left: (x / 72) * INCH,
  right: ((x + width) / 72) * INCH,
  top: height - ((y + size * 0.72) / 72) * INCH,
  bottom: height - ((y - size * 0.22) / 72) * INCH,
})

const join = (texts: string[]) => texts.join('').replace(/\s/g, '')
const listAddress = (lines: number) => {
  const { companyName, name, address } = createClient(lines)
  return [companyName, name, ...address.split('\n'), 'Łódź, 90-001', 'Poland']
}

it.each(windows)('the window shows the place of the address wherever the sheet lies: %s', (window) => {
  const { visible, exposed, folds } = getWindowPlace(window)!
  for (const envelope of ENVELOPES[window])
    for (const paper of papersOf(window)) {
      const { always, ever } = getSight(envelope, paper, folds)
      expect([contains(always, visible), always, visible]).toEqual([true, always, visible])
      const onSheet = { ...ever, left: Math.max(0, ever.left), right: Math.min(210, ever.right) }
      expect([contains(exposed, onSheet), exposed, onSheet]).toEqual([true, exposed, onSheet])
    }
})

describe.each(INVOICE_TEMPLATES)('%s', (template) => {
  const cases = windows.flatMap((window) => papersOf(window).map((paper) => ({ window, paper })))

  it.each(cases)('prints the address in the window, and nothing else: $window on $paper', async (place) => {
    const { visible, exposed } = getWindowPlace(place.window)!
    const most = countWindowLines(getWindowPlace(place.window)!)
    for (const lines of [5, Math.min(most, 10)]) {
      const texts = await firstPageOf({ template, ...place, lines })
      const shown = texts.filter((text) => touches(exposed, text)).map(({ text }) => text)
      expect(join(shown)).toBe(join([SENDER, ...listAddress(lines)]))
      const inside = texts.filter((text) => contains(visible, text)).map(({ text }) => text)
      expect(join(inside)).toContain(join(listAddress(lines)))
    }
  })
})

it.each(windows.filter((window) => window !== 'DIN_5008_A'))(
  'shows four lines of a sheet folded in equal thirds: %s',
  async (window) => {
    const paper = window === 'US_10' ? 'LETTER' : 'A4'
    const third = SHEETS[paper][1] / 3
    const texts = await firstPageOf({ window, paper, lines: 5 })
    for (const envelope of ENVELOPES[window]) {
      const { always } = getSight(envelope, paper, [third, third * 2])
      const inside = texts.filter((text) => contains(always, text)).map(({ text }) => text)
      expect(join(inside)).toContain(join(listAddress(5).slice(0, 4)))
    }
  },
)

it('sets a longer address smaller, at least in 8 points', async () => {
  const sizeOf = async (lines: number) =>
    (await firstPageOf({ window: 'DIN_5008_B', lines })).find(({ text }) => text === 'Northwind Traders')!
      .size
  expect([await sizeOf(6), await sizeOf(7), await sizeOf(10)]).toEqual([10, 9, 8])
})

it('prints no sender’s line in a Belgian window, where the post wants no other address', async () => {
  const place = { street: '1', city: 'Gent', state: null, postalCode: '9000', country: 'BE' }
  const texts = await firstPageOf({ window: 'C56_RIGHT', seller: { place } })
  const shown = texts.filter((text) => touches(getWindowPlace('C56_RIGHT')!.exposed, text))
  expect(join(shown.map(({ text }) => text))).toBe(join(listAddress(5)))
})

it('prints no sender’s line without a window', async () => {
  const plain = await firstPageOf({})
  expect(plain.some(({ text }) => text === SENDER)).toBe(false)
  expect(plain.find(({ text }) => text === 'Northwind Traders')).toBeDefined()
})

it('a window shows at least seven lines of an address, ten in Germany', () => {
  expect(windows.map((window) => countWindowLines(getWindowPlace(window)!))).toEqual([10, 10, 8, 8, 7, 7])
})

it.each([
  [{ letterWindow: null, country: 'DE' }, 'DIN_5008_B'],
  [{ letterWindow: null, country: 'FR' }, 'C56_RIGHT'],
  [{ letterWindow: null, country: 'SE' }, 'NONE'],
  [{ letterWindow: null, country: 'US' }, 'NONE'],
  [{ letterWindow: null, country: null }, 'NONE'],
  [{ letterWindow: 'NONE', country: 'DE' }, 'NONE'],
  [{ letterWindow: 'US_10', country: 'DE' }, 'US_10'],
])('chooses the window of %j', (stored, window) => expect(resolveLetterWindow(stored)).toBe(window))

it('an address is set smaller if it has too many lines for the window, and begins higher only in the smallest size', () => {
  const { address } = getWindowPlace('DIN_5008_B')!
  const fit = (lines: number) => fitAddress(address, () => lines)
  expect(fit(6)).toMatchObject({ size: 10, top: address.top })
  expect(fit(8)).toMatchObject({ size: 8, top: address.top })
  expect(fit(10).size).toBe(8)
  expect(fit(10).top).toBeLessThan(address.top)
  expect(fit(30).top).toBe(address.highest)
})
