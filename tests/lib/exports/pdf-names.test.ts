import fc from 'fast-check'
import { createPdfNamer as namesIn } from '@/lib/exports/pdf-files'
import { formatDocumentName, formatFileName } from '@/lib/documents/view/file-name'
import { getPropertyRuns } from '@/tests/factories/full-size'

const pdfNames = (folder: string) => {
  const nameOf = namesIn(folder)
  return (number: string) => nameOf(formatDocumentName({ title: `Invoice ${number}`, invoiceNumber: number }))
}

it('an export names a PDF after its invoice', () => {
  expect(pdfNames('invoices/')('INV-0001')).toBe('invoices/Invoice-INV-0001.pdf')
})

it.each([
  ['Rechnung R-1', 'R-1', 'Rechnung-R-1.pdf'],
  ['Credit note CN-0001', 'CN-0001', 'Credit-note-CN-0001.pdf'],
  ['Invoice I', 'I', 'Invoice-I.pdf'],
  ['請求書 7', '7', '請求書-7.pdf'],
  ['No. 7 (Invoice)', '7', 'No.-(Invoice)-7.pdf'],
  ['7', '7', '7.pdf'],
])('an export names the file of %s by its noun and number', (title, invoiceNumber, name) => {
  expect(formatFileName({ title, invoiceNumber })).toBe(name)
})

it('an export removes path characters', () => {
  const nameOf = pdfNames('invoices/')
  expect(nameOf('2026/017')).toBe('invoices/Invoice-2026-017.pdf')
  expect(nameOf('../../etc/passwd')).toBe('invoices/Invoice-..-..-etc-passwd.pdf')
  expect(nameOf('C:\\x\u0000\u202e. ')).toBe('invoices/Invoice-C-x-.pdf')
})

it('an export gives each file a unique name, ignoring case', () => {
  const nameOf = pdfNames('invoices/')
  expect(['a/1', 'a-1', 'A-1', 'a-1 (2)'].map(nameOf)).toEqual([
    'invoices/Invoice-a-1.pdf',
    'invoices/Invoice-a-1 (2).pdf',
    'invoices/Invoice-A-1 (3).pdf',
    'invoices/Invoice-a-1 (2) (2).pdf',
  ])
})

it('an export gives valid file names for any number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (numbers) => {
      const names = numbers.map(pdfNames('invoices/'))
      for (const name of names) expect(name).toMatch(/^invoices\/Invoice-[^\p{C}\\/:*?"<>|]*\.pdf$/u)
      for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(500)
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(numbers.length)
    }),
    getPropertyRuns(20, 1000),
  )
})
