import { english } from '@/lib/i18n/documents/en'
import { catalogue } from '@/lib/i18n/documents/de'
import { withCustomLabels, listLabelsByKey } from '@/lib/i18n/custom-labels'
import { getMessages } from '@/lib/i18n/get-messages'

const { document: german } = catalogue

describe('custom labels of other document kinds', () => {
  it('appear in their titles, too, with special characters taken literally', () => {
    const own = { 'kinds.QUOTE': 'Estimate', 'kinds.DEPOSIT': '$& up front' }
    const { kinds, titles } = withCustomLabels(english, own)
    expect(kinds).toEqual({ ...english.kinds, QUOTE: 'Estimate', DEPOSIT: '$& up front' })
    expect(titles).toEqual({
      ...english.titles,
      QUOTE: 'Estimate {number}',
      DEPOSIT: '$& up front {number}',
    })
  })

  it('do not change a title with its own label', () => {
    const own = { 'kinds.QUOTE': 'Kostenvoranschlag', 'titles.QUOTE': 'KV {number}' }
    expect(withCustomLabels(german, own).titles).toEqual({ ...german.titles, QUOTE: 'KV {number}' })
  })

  it('are separate from those of invoices', () => {
    const { title, titles } = withCustomLabels(english, { 'sheet.kind': 'Bill' })
    expect([title, titles]).toEqual(['Bill {number}', english.titles])
  })

  it('exist for every text specific to the kind', () => {
    expect(Object.keys(listLabelsByKey(english))).toEqual(
      expect.arrayContaining([
        ...Object.keys(english.kinds).map((kind) => `kinds.${kind}`),
        ...['facts.validUntil', 'facts.creditedInvoice', 'amountCredited', 'proformaNote'],
        ...['statuses.ACCEPTED', 'statuses.DECLINED'],
      ]),
    )
    const own = { amountCredited: 'Refunded', proformaNote: 'No invoice.', 'statuses.DECLINED': 'Lost' }
    expect(withCustomLabels(english, own)).toMatchObject({
      amountCredited: 'Refunded',
      proformaNote: 'No invoice.',
      statuses: { ...english.statuses, DECLINED: 'Lost' },
    })
  })
})

describe('other document kinds in two languages', () => {
  const own = { de: { 'kinds.QUOTE': 'Kostenvoranschlag' }, en: { 'kinds.QUOTE': 'Estimate' } }
  const speaker = { language: 'de', secondLanguage: 'en' } as const
  const { document: words } = getMessages(speaker)

  it('are named and described in both languages', () => {
    expect(words).toMatchObject({
      kinds: {
        CREDIT_NOTE: 'Rechnungskorrektur\u00a0/ Credit note',
        DEPOSIT: 'Anzahlungsrechnung\u00a0/ Deposit invoice',
      },
      facts: { validUntil: 'Gültig bis\u00a0/ Valid until' },
      amountCredited: 'Gutgeschriebener Betrag\u00a0/ Amount credited',
      proformaNote: 'Dies ist keine Rechnung im Sinne des Umsatzsteuerrechts.\nThis is not a tax invoice.',
    })
    expect(getMessages({ ...speaker, ownWords: own }).document.kinds.QUOTE).toBe(
      'Kostenvoranschlag\u00a0/ Estimate',
    )
  })

  it('have titles and generated lines in the first language only', () => {
    const { titles, depositLines, numberOfDay } = german
    expect(words).toMatchObject({ titles, depositLines, numberOfDay })
    expect(getMessages({ ...speaker, ownWords: own }).document.titles.QUOTE).toBe(
      'Kostenvoranschlag {number}',
    )
  })
})
