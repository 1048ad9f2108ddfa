import { getKindName, getKindNamePlural } from '@/lib/i18n/document-nouns'

it('a document noun begins with a capital', () => {
  expect([getKindName('PROFORMA'), getKindNamePlural('PROFORMA')]).toEqual([
    'Pro forma invoice',
    'Pro forma invoices',
  ])
})
