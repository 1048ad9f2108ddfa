import { withDocumentNoun, getKindName, getKindNamePlural } from '@/lib/i18n/document-nouns'

it.each([
  ['Invoice created', 'Credit note created'],
  ['Create Invoice', 'Create Credit Note'],
  ['An invoice was sent.', 'A credit note was sent.'],
  ['It is a draft. Invoices are numbered.', 'It is a draft. Credit notes are numbered.'],
  ['all invoices', 'all credit notes'],
])('%s: %s', (sentence, expected) => {
  expect(withDocumentNoun(sentence, 'CREDIT_NOTE')).toBe(expected)
  expect(withDocumentNoun(sentence)).toBe(sentence)
})

it('a document noun capitalises a heading of several words', () => {
  expect(withDocumentNoun('Create Invoice', 'PROFORMA')).toBe('Create Pro Forma Invoice')
  expect([getKindName('PROFORMA'), getKindNamePlural('PROFORMA')]).toEqual([
    'Pro forma invoice',
    'Pro forma invoices',
  ])
})
