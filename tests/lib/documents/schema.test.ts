import { mapTexts } from '@/lib/documents/texts'
import { createCharges, PLAIN_LINE } from '@/lib/documents/totals/charges'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { invoiceSchema, invoiceUpdateSchema, shareMessageSchema, statusSchema } from '@/lib/documents/schema'
import { formatFieldMessage } from '@/lib/i18n/format-reason'

const line = { description: 'Compiler', quantity: 1, unitPrice: 100 }
const valid = {
  clientId: 1,
  currency: 'USD',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  invoiceNumber: 'INV-0001',
  lineItems: [line],
}

/** Returns field and message of each validation error. */
const wrong = (over: object) => {
  const result = invoiceSchema.safeParse({ ...valid, ...over })
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${formatFieldMessage(issue.message)}`)
}

it('the invoice schema fills in defaults', () => {
  expect(invoiceSchema.parse(valid)).toEqual({
    ...valid,
    lineItems: valid.lineItems.map((line) => ({ ...line, unit: null, kind: 'ITEM' as const, ...PLAIN_LINE })),
    ...createCharges(0),
    serviceFrom: null,
    exchangeRate: null,
    exchangeRateDate: null,
    serviceUntil: null,
    ...mapTexts(() => null),
    kind: 'INVOICE',
    invoiceType: 'ONE_OFF',
    autoNumber: false,
  })
})

it.each([
  [{ clientId: undefined }, 'clientId: Client is required'],
  [{ clientId: 0 }, 'clientId: Client is required'],
  [{ clientId: 1.5 }, 'clientId: Client is required'],
  [{ clientId: { in: [1] } }, 'clientId: Client is required'],
  [{ currency: '' }, 'currency: Currency is required'],
  [
    { currency: 'XXX' },
    'currency: Must be one of the codes that /api/openapi.json lists, such as USD, EUR or GBP',
  ],
  [{ invoiceType: 'WEEKLY' }, 'invoiceType: Must be one of ONE_OFF or RECURRING'],
  [{ notes: 7 }, 'notes: Must be text'],
  [{ issueDate: '' }, 'issueDate: Issue date is required'],
  [{ issueDate: undefined }, 'issueDate: Issue date is required'],
  [{ dueDate: '' }, 'dueDate: Due date is required'],
  [{ dueDate: '2026-02-30' }, 'dueDate: Please enter a valid date'],
  [{ dueDate: '12026-02-03' }, 'dueDate: Please enter a valid date'],
  [{ dueDate: '2026-11-01' }, 'dueDate: Due date can’t be before the issue date'],
  [{ recurringDate: '2026-13-01' }, 'recurringDate: Please enter a valid date'],
  [{ invoiceNumber: '  ' }, 'invoiceNumber: Invoice number is required'],
  [{ invoiceNumber: 'INV\u202e1' }, 'invoiceNumber: Please remove invisible control characters'],
  [{ invoiceNumber: 'x'.repeat(51) }, 'invoiceNumber: Please use at most 50 characters'],
  [{ taxRate: -1 }, 'taxRate: Tax rate must be at least 0'],
  [{ taxRate: 100.5 }, 'taxRate: Tax rate must be at most 100'],
  [{ taxRate: NaN }, 'taxRate: Tax rate must be a number'],
  [{ taxRate: 9.9755 }, 'taxRate: Tax rate can have at most 3 decimals'],
  [{ lineItems: [] }, 'lineItems: No line items'],
  [{ lineItems: undefined }, 'lineItems: No line items'],
  [{ lineItems: [{ ...line, description: ' ' }] }, 'lineItems.0.description: Description is required'],
  [{ lineItems: [line, { ...line, quantity: 0.5 }] }, 'lineItems.1.quantity: Quantity must be at least 1'],
  [
    { lineItems: [{ ...line, unit: 'h', quantity: 0 }] },
    'lineItems.0.quantity: Quantity must be more than 0',
  ],
  [
    { lineItems: [{ ...line, unit: '12' }] },
    'lineItems.0.unit: A unit is a word of at most 20 letters, such as h, day or km',
  ],
  [{ lineItems: [{ ...line, quantity: NaN }] }, 'lineItems.0.quantity: Quantity must be at least 1'],
  [
    { lineItems: [{ ...line, quantity: 1.0000001 }] },
    'lineItems.0.quantity: Quantity can have at most 6 decimals',
  ],
  [{ lineItems: [{ ...line, unitPrice: -0.01 }] }, 'lineItems.0.unitPrice: Unit price must be at least 0'],
  [
    { lineItems: [{ ...line, unitPrice: 1.1234567 }] },
    'lineItems.0.unitPrice: Unit price can have at most 6 decimals',
  ],
  [
    { lineItems: [{ ...line, unitPrice: 1e-7 }] },
    'lineItems.0.unitPrice: Unit price can have at most 6 decimals',
  ],
  [
    { lineItems: [{ ...line, unitPrice: 1e10 }] },
    'lineItems.0.unitPrice: Unit price must be at most 1,000,000,000',
  ],
  [{ lineItems: Array(1001).fill(line) }, 'lineItems: At most 1000 line items'],
  [{ lineItems: [{ ...line, quantity: 1e6, unitPrice: 1e9 }] }, 'lineItems: The total is too large'],
  [{ status: 'PAID' }, ': Unrecognized key: "status"'],
  [{ userId: 2 }, ': Unrecognized key: "userId"'],
  [{ lineItems: [{ ...line, invoiceId: 9 }] }, 'lineItems.0: Unrecognized key: "invoiceId"'],
])('the invoice schema rejects %j', (over, message) => {
  expect(wrong(over)).toEqual([message])
})

it('the invoice schema reports all errors at once', () => {
  expect(
    wrong({
      clientId: undefined,
      invoiceNumber: '',
      lineItems: [{ description: '', quantity: 0, unitPrice: -1 }],
    }),
  ).toEqual([
    'clientId: Client is required',
    'lineItems.0.description: Description is required',
    'lineItems.0.unitPrice: Unit price must be at least 0',
    'lineItems.0.quantity: Quantity must be at least 1',
    'invoiceNumber: Invoice number is required',
  ])
})

it('the invoice schema reports a due date before the issue date together with other errors, and likewise a schedule’s end', () => {
  const nothing = { clientId: undefined, invoiceNumber: '', lineItems: 'none' }
  const others = [
    'clientId: Client is required',
    'lineItems: No line items',
    'invoiceNumber: Invoice number is required',
  ]
  expect(wrong({ ...nothing, dueDate: '2026-11-01' })).toEqual([
    ...others,
    'dueDate: Due date can’t be before the issue date',
  ])
  const schedule = { frequency: 'MONTHLY', endsOn: '2026-11-01' }
  const series = { ...nothing, invoiceType: 'RECURRING', schedule }
  expect(wrong({ ...series, recurringDate: null })).toEqual([
    ...others,
    'recurringDate: Recurrence date is required',
  ])
  expect(wrong({ ...series, recurringDate: '2026-12-01' })).toEqual([
    ...others,
    'schedule.endsOn: The end date can’t be before the first date',
  ])
})

it.each([null, [], 7, 'x', { issueDate: 5, dueDate: {}, schedule: 3 }])(
  'rejects %j without throwing',
  (body) => {
    expect(invoiceSchema.safeParse(body).success).toBe(false)
  },
)

it('the invoice schema ignores amounts that a browser sends with a line', () => {
  const { lineItems } = invoiceSchema.parse({ ...valid, lineItems: [{ ...line, id: 7, amount: 1 }] })
  expect(lineItems).toEqual([{ ...line, unit: null, kind: 'ITEM' as const, ...PLAIN_LINE }])
})

it('the invoice schema accepts fractions of a known unit', () => {
  const lineItems = [
    { ...line, quantity: 0.75, unit: 'Hours' },
    { ...line, quantity: 0.0001, unit: 'site visits' },
    { ...line, unit: '' },
  ]
  expect(invoiceSchema.parse({ ...valid, lineItems }).lineItems).toMatchObject([
    { quantity: 0.75, unit: 'h' },
    { quantity: 0.0001, unit: 'site visits' },
    { quantity: 1, unit: null },
  ])
})

it('the invoice schema keeps line breaks in a description and trims it', () => {
  const { lineItems } = invoiceSchema.parse({
    ...valid,
    lineItems: [{ ...line, description: '  Design\r\nsix templates \n' }],
  })
  expect(lineItems[0]!.description).toBe('Design\nsix templates')
})

it('the invoice schema treats an empty recurrence date as none', () => {
  expect(
    invoiceSchema.parse({ ...valid, invoiceType: 'RECURRING', recurringDate: '' }).recurringDate,
  ).toBeNull()
})

it('the invoice schema accepts the whole form and a version for an update, and ignores a proposed number', () => {
  expect(invoiceUpdateSchema.safeParse({ ...valid, version: 3 }).success).toBe(true)
  expect(invoiceUpdateSchema.safeParse({ ...valid, version: 0 }).success).toBe(false)
  expect(invoiceUpdateSchema.safeParse({ ...valid, autoNumber: true }).success).toBe(false)
})

it('the invoice schema knows the statuses of all kinds, and limits the length of messages', () => {
  expect(statusSchema.safeParse({ status: 'SENT' }).success).toBe(true)
  expect(formatFieldMessage(statusSchema.safeParse({ status: 'OVERDUE' }).error!.issues[0]!.message)).toBe(
    'Must be one of DRAFT, SENT, ACCEPTED, DECLINED, PAID or CANCELLED',
  )
  expect(shareMessageSchema.parse({ message: '  ' })).toEqual({ message: null })
  expect(shareMessageSchema.safeParse({ message: 'x'.repeat(5001) }).success).toBe(false)
})

it('the invoice schema derives the payment method from the type', () => {
  expect([getDefaultPaymentMethod('ONE_OFF'), getDefaultPaymentMethod('RECURRING')]).toEqual([
    'REQUEST',
    'AUTOCHARGE',
  ])
})
