import { check } from '@/lib/check/check'
import type { Looked } from '@/lib/check/types'
import { addDays } from '@/lib/kernel/dates'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { past, TODAY, with_ } from './support'

const of = (kind: DocumentKind, { document, business, client, history }: Looked) =>
  check({ ...document, kind }, business, client, history)
const rules = (kind: DocumentKind, looked: Looked) => of(kind, looked).map(({ rule }) => rule)

const noBank = { bankName: null, bankAccountName: null, bankAccountNumber: null, bankSortCode: null }
const unpaid = with_({ seller: { ...noBank, bankIban: null } })
const unnumbered = with_({ seller: { vat: null, regNumber: null } }, { country: 'GB' })
const ended = with_({ issueDate: addDays(TODAY, -10), dueDate: addDays(TODAY, -1) })
const big = with_(
  { totalAmount: 9000 },
  {},
  {},
  { ofClient: [100, 100, 100, 100].map((totalAmount) => past({ totalAmount })) },
)

it('asks for what makes sense for a kind alone', () => {
  expect(rules('INVOICE', unpaid)).toContain('no-bank-details')
  expect(rules('PROFORMA', unpaid)).toContain('no-bank-details')
  expect(rules('QUOTE', unpaid)).toEqual([])
  expect(rules('CREDIT_NOTE', unpaid)).toEqual([])

  expect(rules('INVOICE', unnumbered)).toContain('no-tax-number')
  expect(rules('CREDIT_NOTE', unnumbered)).toContain('no-tax-number')
  expect(rules('QUOTE', unnumbered)).not.toContain('no-tax-number')
  expect(rules('PROFORMA', unnumbered)).not.toContain('no-tax-number')

  const undated = with_({ taxes: [{ category: 'K', rate: 0, taxable: 100, tax: 0, reason: null }] })
  expect(rules('INVOICE', undated)).toContain('no-supply-day')
  expect(rules('CREDIT_NOTE', undated)).toContain('no-supply-day')
  expect(rules('QUOTE', undated)).not.toContain('no-supply-day')
  expect(rules('PROFORMA', undated)).not.toContain('no-supply-day')

  expect(rules('QUOTE', big)).toContain('unusual-total')
  expect(rules('CREDIT_NOTE', big)).not.toContain('unusual-total')
})

it('speaks of the document by its kind', () => {
  expect(of('QUOTE', ended).map(({ message }) => message)).toEqual([
    'The valid-until date has passed. Choose a later one.',
  ])
  expect(of('PROFORMA', ended)[0]!.message).toBe('The due date has passed. Choose a later one.')
  expect(of('CREDIT_NOTE', ended)).toEqual([])
  const taken = with_({ invoiceNumber: 'q-1' }, {}, {}, { latest: [past({ invoiceNumber: 'Q-1' })] })
  expect(of('QUOTE', taken)[0]!.message).toBe('Choose another number: Q-1 belongs to another quote.')
})
