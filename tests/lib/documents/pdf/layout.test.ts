import fc from 'fast-check'
import type { FlowBlock } from '@/lib/documents/pdf/layout/block'
import type { Face } from '@/lib/documents/pdf/text/fonts'
import { paginate } from '@/lib/documents/pdf/layout/paginate'
import { cleanText } from '@/lib/documents/pdf/text/clean-text'
import { toRuns } from '@/lib/documents/pdf/text/runs'
import { TextLayout, type TextStyle } from '@/lib/documents/pdf/text/text-layout'
import { splitWords } from '@/lib/documents/pdf/text/line-breaks'
import { listHostileTexts } from './hostile-texts'

const face = (key: string, covers: RegExp): Face =>
  ({
    key,
    file: { unitsPerEm: 1, layout: (text: string) => ({ advanceWidth: [...text].length }) },
    has: (codePoint: number) => covers.test(String.fromCodePoint(codePoint)),
    advance: () => 1,
  }) as unknown as Face
const latin = face('latin', /[ -~\u00a0-\u02ff\u0300-\u036f…]/)
const rest = face('rest', /[□✓\p{Script=Greek}]/u)
const faces = { 400: [latin, rest], 500: [latin, rest], 600: [latin, rest] }
const style: TextStyle = { size: 1, weight: 400, color: '#000' }
const setter = new TextLayout(faces)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...listHostileTexts()),
)

describe('cleanText', () => {
  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb\u2003c\u3000d', 'a b c d'],
    ['non\u00a0breaking', 'non\u00a0breaking'],
    ['e\u0301', 'é'],
    ['ﬁne', 'fine'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['a\u0000b\u200bc\ufeff\ud800', 'abc'],
    ['x' + '\u0337'.repeat(50), 'x' + '\u0337'.repeat(4)],
    ['می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
    ['a\u200db\u200cc', 'abc'],
    [
      '👩\u200d💻 ☎\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '👩\u200d💻 ☎\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['a\ufe0f \u{e0067} 👩\u200d', 'a  👩'],
  ])('prepares %j for layout', (text, expected) => expect(cleanText(text)).toBe(expected))

  it('leaves no invisible characters', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        // Except for characters that join or separate their neighbours.
        const left = cleanText(text).replace(
          /(?<=[\p{L}\p{M}\p{N}\p{Emoji}\ufe0f])[\u200c\u200d]|[\u{e0061}-\u{e007f}]/gu,
          '',
        )
        expect(left).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u)
      }),
    ))
})

describe('font runs', () => {
  const split = (text: string) => toRuns(text, faces[400]).map((run) => `${run.face.key}:${run.text}`)

  it('use the first font that has the character', () => {
    expect(split('plain')).toEqual(['latin:plain'])
    expect(split('a ωψ b')).toEqual(['latin:a ', 'rest:ωψ', 'latin: b'])
  })

  it('show a box for each character that no font has', () => {
    expect(split('東京 ok')).toEqual(['rest:□□', 'latin: ok'])
    expect(split('👩🏽')).toEqual(['rest:□'])
  })

  it('keep an accent with its letter, or replace both by a box', () => {
    expect(split('x\u0337')).toEqual(['latin:x\u0337'])
    expect(split('ω\u0337')).toEqual(['rest:□'])
  })
})

describe('wrapping', () => {
  it.each<[string, number, string[]]>([
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 8, ['one two', 'three']],
    ['a\n\nb', 10, ['a', '', 'b']],
    ['incomprehensible', 6, ['incomp', 'rehens', 'ible']],
    ['an incomprehensible word', 6, ['an', 'incomp', 'rehens', 'ible', 'word']],
    ['', 5, ['']],
    ['two  spaces', 20, ['two  spaces']],
    ['見積書 A-1（2026/10/30発行）', 18, ['見積書 A-1', '（2026/10/30発行）']],
  ])('breaks %j at %i', (text, width, lines) => expect(setter.wrap(text, style, width)).toEqual(lines))

  it('loses nothing and fits, for any text', () =>
    fc.assert(
      fc.property(anyText, fc.integer({ min: 4, max: 60 }), (raw, width) => {
        const text = cleanText(raw)
        const lines = setter.wrap(text, style, width)
        const drawn = (part: string) =>
          setter
            .runs(part, style)
            .map((run) => run.text)
            .join('')
            .replace(/\s/g, '')
        expect(lines.map(drawn).join('')).toBe(text.split('\n').map(drawn).join(''))
        const tooWide = lines.filter((line) => setter.approximateWidth(line, style) > width)
        // Only accents may exceed the width: they stay with their letter.
        expect(tooWide.filter((line) => line.replace(/[\p{M}\u200f]/gu, '').length > width)).toEqual([])
      }),
    ))
})

describe('word boundaries', () => {
  it.each([
    ['ร้านค้าที่รัก', ['ร้าน', 'ค้า', 'ที่รัก']],
    ['(ร้านค้า) ต่างๆ 500', ['(ร้าน', 'ค้า) ', 'ต่างๆ ', '500']],
    ['one two', ['one ', 'two']],
  ])('split %j into %j', (text, words) => expect(splitWords(text)).toEqual(words))
})

describe('pagination', () => {
  const block = (height: number, over: Partial<FlowBlock> = {}): FlowBlock => ({
    height,
    draw: () => {},
    ...over,
  })
  const tableHead = block(10)
  const frame = { firstTop: 20, nextTop: 10, bottom: 100, tableHead }
  const blocks = fc.array(
    fc
      .record({
        height: fc.integer({ min: 1, max: 70 }),
        spaceBefore: fc.integer({ min: 0, max: 15 }),
        keepWithNext: fc.boolean(),
        inTable: fc.boolean(),
      })
      .map(({ height, ...over }) => block(height, over)),
    { maxLength: 40 },
  )

  it('places every block once, in order, within the frame and without overlap', () =>
    fc.assert(
      fc.property(blocks, (flow) => {
        const pages = paginate(flow, frame)
        const placed = pages.flat().filter((one) => one.block !== tableHead)
        expect(placed.map((one) => one.block)).toEqual(flow)
        for (const page of pages)
          page.forEach((one, index) => {
            expect(one.top + one.block.height).toBeLessThanOrEqual(frame.bottom)
            const above = page[index - 1]
            if (above) expect(one.top).toBeGreaterThanOrEqual(above.top + above.block.height)
          })
      }),
    ))

  it('repeats the head on every page that continues with rows, and on no other', () =>
    fc.assert(
      fc.property(blocks, (flow) => {
        for (const [first, second] of paginate(flow, frame).slice(1)) {
          const hasHead = first!.block === tableHead
          const content = (hasHead ? second : first)!.block as FlowBlock
          expect(hasHead).toBe(Boolean(content.inTable))
        }
      }),
    ))

  it('keeps blocks together that belong together', () => {
    const [row, total] = [block(30, { keepWithNext: true }), block(30)]
    const pages = paginate([block(40), row, total], frame)
    expect(pages.map((page) => page.map((one) => one.block))).toEqual([[expect.anything()], [row, total]])
  })
})
