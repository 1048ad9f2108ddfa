/** What clients have to their credit, and payments that change: what is divided, what is given back, and what is never spent twice. */
const credit = { tests: ['tests/api/credit.test.ts'] }

export const mutations = [
  {
    file: 'lib/documents/credit/ledger.ts',
    ...credit,
    changes: {
      'more credit is used than there is': [
        'left.plus(exact(amount)).lt(0)',
        'false',
        { only: 'pays it as far as it goes' },
      ],
      'another client’s credit is used': [
        ' AND "clientId" = ${of.clientId}',
        '',
        { only: 'is of one client and one currency' },
      ],
      'credit of another currency is used': [
        ' AND "currency" = ${of.currency}',
        '',
        { only: 'is of one client and one currency' },
      ],
      'credit is read without a lock': [
        'AND "currency" = ${of.currency} FOR UPDATE`',
        'AND "currency" = ${of.currency}`',
        { only: 'waits for whoever takes of it just now' },
      ],
    },
  },
  {
    file: 'lib/documents/credit/of-payments.ts',
    ...credit,
    changes: {
      'a payment’s credit is forgotten when it changes': [
        'minus(before ? inCredit(before) : 0)',
        'minus(0)',
        { only: 'divides a new amount anew' },
      ],
      'a deleted invoice keeps the credit': [
        "if (payment.method === 'CREDIT') await creditFollows",
        "if (payment.method === 'CREDIT' && false) await creditFollows",
        { only: 'is the client’s again when its invoice is deleted' },
      ],
      'a deleted invoice takes what was overpaid': [
        "if (payment.method === 'CREDIT') await",
        'await',
        { only: 'is the client’s again when its invoice is deleted' },
      ],
      'spent credit of a payment is told as a wrong amount': [
        'uses ? tooMuch : isSpent',
        'tooMuch',
        { only: 'goes with its payment, unless it was spent' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/locked-payments.ts',
    ...credit,
    changes: {
      'what is left over is paid on the invoice': [
        'return { amount: left, credited }',
        'return { amount: exact(received), credited }',
        { only: 'is refused unless the rest is to become credit' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/record-payment.ts',
    ...credit,
    changes: {
      'what is left over becomes nobody’s': [
        'await creditFollows(tx, current, null, added)',
        '',
        { only: 'is refused unless the rest is to become credit' },
      ],
      'a removed payment keeps its credit': [
        'await creditFollows(tx, current, payment, null)',
        '',
        { only: 'pays it as far as it goes' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/pay-with-credit.ts',
    ...credit,
    changes: {
      'credit is not taken': [
        'await creditFollows(tx, current, null, added)',
        '',
        { only: 'pays it as far as it goes' },
      ],
      'credit pays a cancelled invoice': ["refuse('pay', current)", '', { only: 'pays no invoice that is' }],
      'one request takes credit twice': [
        'if (await isRecorded(tx, actor, invoiceId, requestId))',
        'if (false)',
        { only: 'is one payment of one request' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/change-payment.ts',
    ...credit,
    changes: {
      'a payment of a cancelled invoice is changed': [
        "refuse('amend', current)",
        '',
        { tests: ['tests/api/lifecycle.test.ts'], only: 'does to a document as the table says' },
      ],
      'credit becomes money that came in': [
        "if (method && !isOfMoney) throw invalid('credit.method', 'method')",
        '',
        { only: 'leaves what came from credit' },
      ],
      'the use of credit leaves some over': [
        'creditExcess && isOfMoney',
        'creditExcess',
        { only: 'leaves what came from credit' },
      ],
      'what the payment itself paid is not left to pay': [
        'amountPaid: paidBy(others)',
        'amountPaid: paidBy(current.payments)',
        { only: 'divides a new amount anew' },
      ],
      'credit does not follow a change': [
        'await creditFollows(tx, current, payment, written)',
        '',
        { only: 'divides a new amount anew' },
      ],
      'a settlement stays one': [
        'isSettlement: false',
        'isSettlement: payment.isSettlement',
        { only: 'a payment like any other' },
      ],
      'a change to any day': [
        "checkDay(paidOn, todayIn(current.business.timeZone), 'paidOn')",
        'void 0',
        { only: 'refuses a wrong' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/refund-credit.ts',
    ...credit,
    changes: {
      'a refund of another client is taken back': [
        ', clientId, kind:',
        ', kind:',
        { only: 'is the business’s own, and the client’s' },
      ],
      'any entry is taken back': [
        ", kind: 'REFUNDED' },",
        ' },',
        { only: 'is the business’s own, and the client’s' },
      ],
      'a refund is taken back twice': [
        ', reversesId: refundId }',
        ' }',
        { only: 'until it is taken back, once' },
      ],
      'one request pays back twice': [
        'if (await isEntered(tx, actor, clientId, requestId))',
        'if (false)',
        { only: 'is one refund of one request' },
      ],
      'money goes back after tomorrow': [
        "checkDay(refundedOn, todayIn(actor.timeZone), 'refundedOn')",
        '',
        { only: 'refuses a wrong' },
      ],
    },
  },
  {
    file: 'lib/documents/credit/queries.ts',
    ...credit,
    changes: {
      'credit of another client is listed': [
        ' AND e."clientId" = ${clientId}',
        '',
        { only: 'is of one client and one currency' },
      ],
    },
  },
  {
    file: 'lib/render/receipt.ts',
    tests: ['tests/api/payment-receipts.test.ts'],
    changes: {
      'a receipt of what is not paid yet is given out': [
        'isPaid(invoice) ? invoice.payments : []',
        'invoice.payments',
        { only: 'is the payer’s too once all is paid' },
      ],
      'a receipt counts what is paid later': [
        'invoice.payments.slice(0, invoice.payments.findIndex(({ id }) => id === last.id) + 1)',
        'invoice.payments',
        { only: 'stays what it was when more is paid' },
      ],
    },
  },
  {
    file: 'lib/actions/mail/deliver.ts',
    tests: ['tests/api/payment-receipts.test.ts'],
    only: 'is mailed on request with the invoice',
    changes: {
      'a receipt says what was true when it was queued': ['if (!payment) return mail', 'return mail'],
    },
  },
  {
    file: 'lib/parties/list.ts',
    tests: ['tests/lib/clients/list.test.ts'],
    only: 'says who has credit',
    changes: {
      'the list shows the credit of another business’s client': [
        'WHERE "businessId" = ${businessId} AND "clientId"',
        'WHERE "businessId" <> ${businessId} AND "clientId"',
      ],
      'credit that was used up is shown': ['AND "balance" > 0\n', 'AND "balance" >= 0\n'],
    },
  },
]
