import { ALWAYS_DRAWABLE } from '@/lib/documents/pdf/text/always-drawable'
import { listUndrawable } from '@/lib/documents/pdf/text/list-undrawable'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { contains, readPdf } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

afterAll(closeRenderer)

it.each([
  ['Plain', []],
  ['Müller, Łódź, Ω, Київ', []],
  // IBM extensions, JIS X 0213 and half-width katakana.
  ['山﨑と﨑田、髙橋、𠮷野家、神﨑、ｶﾞ ㈱', []],
  ['😀 👩\u200d💻', []],
  ['ລາວ ខ្មែរ ශ්‍රී ලංකා မြန်မာ ኢትዮጵያ ଓଡ଼ିଆ', []],
  ['ᚠ and ᚠ', ['ᚠ']],
  ['\u{20000}田 □', ['\u{20000}']],
])('lists the characters of %j that no font has, once each', (text, missing) => {
  expect(listUndrawable(text)).toEqual(missing)
})

it('calls a character always drawable only if a font has it', () => {
  const always = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => ALWAYS_DRAWABLE.test(character) && /\P{C}/u.test(character),
  )
  // A rare character, so that the table is used.
  expect(listUndrawable(`${always.join(' ')}ᚠ`)).toEqual(['ᚠ'])
})

it('lists characters exactly if the PDF prints a box', async () => {
  const texts = ['山﨑', '𠮷野家', '神', 'ខ្មែរ', 'မြန်မာ', 'ශ්‍රී', 'ኢትዮጵያ', 'ଓଡ଼ିଆ', 'ລາວ', 'ᚠ', '\u{20000}']
  for (const text of texts) {
    const client = { ...createSampleSource(0).client!, companyName: text }
    const view = createSampleView(1, { client })
    const pdf = await renderInvoicePdf(view, '2025-01-05', { use: 'business', id: 1 })
    const drawn = readPdf(await pdf.bytes())
    expect([text, contains(drawn, '□'), contains(drawn, text)]).toEqual(
      listUndrawable(text).length > 0 ? [text, true, false] : [text, false, true],
    )
  }
})
