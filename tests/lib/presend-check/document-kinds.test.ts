import { runPresendCheck } from '@/lib/presend-check/run-presend-check'
import type { RuleInput } from '@/lib/presend-check/types'
import { addDays } from '@/lib/core/dates'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { createPastInvoice, TODAY, withValues } from './sample-checks'

const of = (kind: DocumentKind, { document, business, client, history }: RuleInput) =>
  runPresendCheck({ ...document, kind }, business, client, history)
const rules = (kind: DocumentKind, looked: RuleInput) => of(kind, looked).map(({ rule }) => rule)

const noBank = { bankName: null, bankAccountName: null, bankAccountNumber: null, bankSortCode: null }
const unpaid = withValues({ seller: { ...noBank, bankIban: null } })
const unnumbered = withValues({ seller: { vat: null, regNumber: null } }, { country: 'GB' })
const ended = withValues({ issueDate: addDays(TODAY, -10), dueDate: addDays(TODAY, -1) })
const big = withValues(
  { totalAmount: 9000 },
  {},
  {},
  { clientDocuments: [100, 100, 100, 100].map((totalAmount) => createPastInvoice({ totalAmount })) },
)

it('the pre-send check applies only the rules that make sense for a kind', () => {
  expect(rules('INVOICE', unpaid)).toContain('no-bank-details')
  expect(rules('PROFORMA', unpaid)).toContain('no-bank-details')
  expect(rules('QUOTE', unpaid)).toEqual([])
  expect(rules('CREDIT_NOTE', unpaid)).toEqual([])

  expect(rules('INVOICE', unnumbered)).toContain('no-tax-number')
  expect(rules('CREDIT_NOTE', unnumbered)).toContain('no-tax-number')
  expect(rules('QUOTE', unnumbered)).not.toContain('no-tax-number')
  expect(rules('PROFORMA', unnumbered)).not.toContain('no-tax-number')

  const undated = withValues({ taxes: [{ category: 'K', rate: 0, taxable: 100, tax: 0, reason: null }] })
  expect(rules('INVOICE', undated)).toContain('no-supply-day')
  expect(rules('CREDIT_NOTE', undated)).toContain('no-supply-day')
  expect(rules('QUOTE', undated)).not.toContain('no-supply-day')
  expect(rules('PROFORMA', undated)).not.toContain('no-supply-day')

  const german = withValues({ totalAmount: 1190 }, { country: 'DE' })
  expect(rules('INVOICE', german)).toContain('no-service-date')
  for (const kind of ['CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const)
    expect(rules(kind, german)).not.toContain('no-service-date')

  expect(rules('QUOTE', big)).toContain('unusual-total')
  expect(rules('CREDIT_NOTE', big)).not.toContain('unusual-total')
})

it('the pre-send check names the document by its kind', () => {
  expect(of('QUOTE', ended).map(({ message }) => message)).toEqual([
    'The valid-until date has passed. Choose a later one.',
  ])
  expect(of('PROFORMA', ended)[0]!.message).toBe('The due date has passed. Choose a later one.')
  expect(of('CREDIT_NOTE', ended)).toEqual([])
  const taken = withValues(
    { invoiceNumber: 'q-1' },
    {},
    {},
    { businessDocuments: [createPastInvoice({ invoiceNumber: 'Q-1' })] },
  )
  expect(of('QUOTE', taken)[0]!.message).toBe('Choose another number: Q-1 belongs to another quote.')
})
