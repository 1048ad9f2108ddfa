import type { Language } from '@/lib/core/languages'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { Seller } from '@/lib/documents/types'
import type { BillTo } from '@/lib/clients/client-response'
import { BILL_TO, createInvoiceSource, SELLER } from '@/tests/factories/invoice-source'

const NO_PLACE = { street: null, city: null, state: null, postalCode: null }

interface Numbers {
  regNumber?: string
  vat?: string
  taxNumber?: string
}

const createSeller = (country: string | null, language: Language, numbers: Numbers): Seller => ({
  ...SELLER,
  address: null,
  regNumber: null,
  vat: null,
  ...numbers,
  place: { ...NO_PLACE, country },
  ...(language !== 'en' && { language }),
})

const printSeller = (seller: Seller, edition?: number): string[] =>
  createDocumentView(createInvoiceSource({ seller, edition }), { today: '2026-11-27' }).seller.lines

const printClient = (seller: Seller, client: Partial<BillTo>, edition?: number): string[] => {
  const source = createInvoiceSource({ seller, client: { ...BILL_TO, ...client }, edition })
  return createDocumentView(source, { today: '2026-11-27' }).billTo!.lines.slice(
    -Object.keys(client).filter((key) => key.endsWith('Number')).length,
  )
}

const GERMAN = { regNumber: 'HRB 12345 B', vat: 'DE136695976', taxNumber: '21/815/08150' }
const SWISS = { regNumber: 'CHE-107.787.577', vat: 'CHE-107.787.577 MWST' }
const CANADIAN = { vat: '123026635 RT0001', taxNumber: '1016551356 TQ0001' }

describe('the seller’s numbers are named as in the seller’s country', () => {
  const german = ['Handelsregister HRB 12345 B', 'USt-IdNr. DE136695976', 'Steuernummer 21/815/08150']
  it.each<[string | null, Language, Numbers, string[]]>([
    ...(['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'] as const).map(
      (language): [string, Language, Numbers, string[]] => ['DE', language, GERMAN, german],
    ),
    // Until the tax number had a field of its own, it was stored as register number.
    ['DE', 'de', { regNumber: '21/815/08150' }, ['Steuernummer 21/815/08150']],
    ['DE', 'de', { regNumber: '21/815/08150', taxNumber: '21/815/08150' }, ['Steuernummer 21/815/08150']],
    [
      'AT',
      'en',
      { regNumber: 'FN 122119m', vat: 'ATU13585627' },
      ['Firmenbuchnummer FN 122119m', 'UID-Nr. ATU13585627'],
    ],
    ['CH', 'de', SWISS, ['UID CHE-107.787.577 MWST']],
    ['CH', 'fr', SWISS, ['IDE CHE-107.787.577 MWST']],
    ['CH', 'en', { vat: 'DE136695976' }, ['USt-IdNr. DE136695976']],
    [
      'FR',
      'ja',
      { regNumber: '732 829 320 00074', vat: 'FR40303265045' },
      ['SIRET 732 829 320 00074', 'N° TVA FR40303265045'],
    ],
    [
      'IT',
      'it',
      { vat: 'IT00743110157', taxNumber: 'RCCMNL83S18D969H' },
      ['P.IVA IT00743110157', 'C.F. RCCMNL83S18D969H'],
    ],
    ['ES', 'en', { vat: 'B58378431' }, ['NIF B58378431']],
    ['NL', 'de', { regNumber: '12345678' }, ['KVK-nummer 12345678']],
    ['AU', 'en', { vat: '51 824 753 556' }, ['ABN 51 824 753 556']],
    ['IN', 'en', { vat: '27AAPFU0939F1ZV' }, ['GSTIN 27AAPFU0939F1ZV']],
    ['CA', 'en', CANADIAN, ['GST/HST No. 123026635 RT0001', 'QST No. 1016551356 TQ0001']],
    ['CA', 'fr', CANADIAN, ['N° TPS/TVH 123026635 RT0001', 'N° TVQ 1016551356 TQ0001']],
    ['US', 'en', { regNumber: '0123', vat: '91-1144442' }, ['Company no. 0123', 'EIN 91-1144442']],
    ['JP', 'en', { vat: 'T7000012050002' }, ['登録番号 T7000012050002']],
    ['AR', 'es', { vat: '20-05536168-2' }, ['CUIT 20-05536168-2']],
    ['KE', 'ja', { regNumber: '1', vat: 'P051234567X' }, ['Company no. 1', 'VAT P051234567X']],
    // Without a country the prefix tells, or else the language names it.
    [null, 'fr', { vat: 'DE136695976' }, ['USt-IdNr. DE136695976']],
    [null, 'fr', { vat: '40303265045', taxNumber: '7' }, ['N° TVA 40303265045', 'N° fiscal 7']],
  ])('%s in %s: %j', (country, language, numbers, lines) => {
    expect(printSeller(createSeller(country, language, numbers))).toEqual(lines)
  })
})

describe('the client’s numbers are named as in the client’s country', () => {
  const seller = createSeller('DE', 'de', GERMAN)
  it.each<[Partial<BillTo>, string[]]>([
    [{ country: 'FR', vatNumber: 'FR40303265045' }, ['N° TVA FR40303265045']],
    [
      { country: 'FR', vatNumber: 'FR40303265045', companyNumber: '303265045' },
      ['SIREN 303265045', 'N° TVA FR40303265045'],
    ],
    [
      { country: 'IT', vatNumber: 'IT00743110157', taxNumber: 'RCCMNL83S18D969H' },
      ['P.IVA IT00743110157', 'C.F. RCCMNL83S18D969H'],
    ],
    [{ country: 'DE', vatNumber: 'DE136695976' }, ['USt-IdNr. DE136695976']],
    [{ country: 'KE', vatNumber: 'P051234567X' }, ['VAT P051234567X']],
    [{ country: 'Scotland', vatNumber: '980780684' }, ['VAT 980780684']],
    [{ country: 'Scotland', vatNumber: 'GB980780684' }, ['VAT Reg No GB980780684']],
    [{ country: null, vatNumber: '136695976' }, ['USt-IdNr. 136695976']],
    [{ country: null, vatNumber: 'PL8567346215' }, ['NIP PL8567346215']],
  ])('%j', (client, lines) => {
    expect(printClient(seller, client)).toEqual(lines)
  })
})

it('prints a custom label for the seller’s numbers and for those of clients in the same country', () => {
  const custom = {
    ...createSeller('AT', 'de', { vat: 'ATU13585627' }),
    ownWords: { de: { 'seller.vat': 'UID {number}' } },
  }
  expect(printSeller(custom)).toEqual(['UID ATU13585627'])
  expect(printClient(custom, { country: 'AT', vatNumber: 'ATU13585627' })).toEqual(['UID ATU13585627'])
  expect(printClient(custom, { country: 'FR', vatNumber: 'FR40303265045' })).toEqual(['N° TVA FR40303265045'])
})

it('prints a document of edition 1 as before', () => {
  const seller = createSeller('DE', 'ja', GERMAN)
  expect(printSeller({ ...seller, taxNumber: null }, 1)).toEqual([
    '法人番号 HRB 12345 B',
    '登録番号 DE136695976',
  ])
  expect(printClient(seller, { country: 'FR', vatNumber: 'FR40303265045' }, 1)).toEqual([
    '登録番号 FR40303265045',
  ])
})
