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
    file: 'lib/documents/credit-notes/notes.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'what was cancelled is counted as credited': [
        "status: { notIn: statusesThatMean('cancelled').flatMap(([, statuses]) => statuses) },",
        '',
        { only: 'never takes more than is left' },
      ],
      'a credit note counts against itself': [
        '...(but !== undefined && { id: { not: but } }),',
        '',
        { only: 'keeps what each line takes back' },
      ],
    },
  },
  {
    file: 'lib/documents/credit-notes/excess.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'more of a line is credited than is left': [
        'if (taken.abs().gt(most.abs()) || taken.times(most).lt(0))',
        'if (false)',
        { only: 'never takes more than is left' },
      ],
      'more is credited than was invoiced': [
        'if (total.gt(most) || total.minus(exact(withheldAmount)).gt(payable))',
        'if (false)',
        { only: 'keeps what each line takes back' },
      ],
      'a rate is credited that nobody charged': [
        'if (base.lte(rest) && exact(tax.tax).lte(exact(one?.tax ?? 0))) continue',
        'continue',
        { only: 'keeps what each line takes back' },
      ],
    },
  },
  {
    file: 'lib/documents/credit-notes/within.ts',
    tests: ['tests/lib/credit-notes/parts.test.ts'],
    changes: {
      'the last part leaves tax behind': [
        'if (base.eq(baseLeft(one, pricesIncludeTax))) return exact(one.tax)',
        '',
        { only: 'comes to the whole however it is divided' },
      ],
      'parts take more tax than there is': [
        'return between(base.minus(exact(one.taxable)), rounded, exact(one.tax))',
        'return rounded',
        { only: 'never takes more tax than there is' },
      ],
      'parts withhold otherwise than the whole': [
        'return between(total.minus(payable), rounded, all)',
        'return rounded',
        { only: 'withholds no more than the whole' },
      ],
    },
  },
  {
    file: 'lib/documents/credit-notes/credit.ts',
    tests: ['tests/lib/credit-notes/parts.test.ts'],
    changes: {
      'the last part leaves a cent behind': [
        'if (isLast && own.minus(left).abs().lte(cents)) return left',
        '',
        { only: 'gives the last part the rest' },
      ],
      'a part takes a cent more than is left': [
        'return own.gt(left) && left.gte(0) ? left : own',
        'return own',
        { only: 'cuts what is chosen to what is left' },
      ],
    },
  },
  {
    file: 'lib/documents/credit-notes/hold.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'what was cancelled comes back as more than is left': [
        'if (excess) throw conflict(excess.why)',
        '',
        { only: 'never takes more than is left' },
      ],
      'what does not stand is credited': [
        "if (!means('billed', invoice)) throw",
        'if (false) throw',
        { only: 'stays as it was issued while there is one' },
      ],
      'an invoice with credit notes is cancelled': [
        "if (note) throw conflict(reason('credit.stands', { number: note.invoiceNumber }))",
        '',
        { only: 'stays as it was issued while there is one' },
      ],
    },
  },
  {
    file: 'lib/documents/moves/settle-credit-note.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'a credit note pays more than is left': [
        'const amount = payable.lt(left) ? payable : left',
        'const amount = payable',
        { only: 'is its client’s credit beyond that' },
      ],
      'what a credit note leaves over becomes nobody’s': [
        "await giveCredit(tx, note, payable.minus(amount), 'CREDITED')",
        '',
        { only: 'is its client’s credit beyond that' },
      ],
      'a credit note taken back leaves its credit': [
        "await giveCredit(tx, note, amount.minus(payableOf(note)), 'REVERSED')",
        '',
        { only: 'is its client’s credit beyond that' },
      ],
      'nothing is checked as it comes back': [
        '    await refuseExcess(tx, note, invoice)\n',
        '',
        { only: 'never takes more than is left' },
      ],
    },
  },
  {
    file: 'lib/actions/documents/delete-document.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'a deleted credit note leaves its payment': [
        "await settleCreditNote(tx, actor, row, 'CANCELLED')",
        '',
        { only: 'settles too when a mail carries it' },
      ],
      'credit notes outlive what they take back': [
        "for (const note of notes) await moveTo(tx, actor, await findInvoiceRow(tx, actor, note.id), 'CANCELLED')",
        '',
        { only: 'can be deleted, and cancels them' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/locked-payments.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'a payment by credit note is changed by hand': [
        'if (creditNoteId !== null) throw',
        'if (false) throw',
        { only: 'keeps its payment from every other hand' },
      ],
    },
  },
  {
    file: 'lib/actions/documents/credit-document.ts',
    tests: ['tests/api/credit-notes.test.ts'],
    changes: {
      'two at once credit the same': [
        'const current = await lockInvoice(tx, actor, id)',
        'const current = await findInvoiceRow(tx, actor, id)',
        { only: 'leaves of two at once what the other left' },
      ],
      'a request makes two credit notes': [
        'if (before) return',
        'if (before && false) return',
        { only: 'is made once by a request' },
      ],
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
