/** What is made of quotes: never twice, never more than is left, and what was billed before taken off once, with its tax. */
const convert = { tests: ['tests/api/convert.test.ts'] }
const parts = { tests: ['tests/lib/invoices/conversions.test.ts'] }

export const mutations = [
  {
    file: 'lib/actions/documents/convert-document.ts',
    ...convert,
    changes: {
      'two at once make two': [
        'await lockInvoice(tx, actor, id)',
        'await findInvoiceRow(tx, actor, id)',
        { only: 'by two at once' },
      ],
      'a request makes another one each time': [
        'if (before)',
        'if (before && false)',
        { only: 'once by one request' },
      ],
      'anything is converted': ["refuse('convert', source)", '', { only: 'is refused of what is no quote' }],
      'a deleted client is billed': [
        'if (source.client.deletedAt)',
        'if (false)',
        { only: 'is refused of what is no quote' },
      ],
      'a pro forma invoice is billed in parts': [
        "kindOf(source) === 'PROFORMA' &&",
        'false &&',
        { only: 'is all that is made of a pro forma' },
      ],
      'nobody is asked before it is billed twice': [
        'if (whole)',
        'if (false)',
        { only: 'asks before it is billed twice' },
      ],
      'all of it is billed beside a deposit': [
        "to === 'INVOICE' && standing[0]",
        'false',
        { only: 'waits for drafts' },
      ],
      'a final invoice comes to less than nothing': ['.lt(0)', '.lt(-1e12)', { only: 'never below' }],
      'a quote that is billed stays open': [
        'await accept(tx, actor, source)',
        '',
        { only: 'says and charges the same' },
      ],
    },
  },
  {
    file: 'lib/actions/documents/converted-content.ts',
    ...convert,
    changes: {
      'a line is billed beyond what is left': [
        'exact(quantity).gt(left)',
        'false',
        { only: 'partial invoices have left' },
      ],
      'half of a plain count is billed': [
        '!line.unit && quantity < 1',
        'false',
        { only: 'no half of a plain count' },
      ],
      'deposits are more than the quote': [
        'if (excess) throw invalid(excess, field)',
        '',
        { only: 'never more than is left' },
      ],
      'a deposit of nothing is made': ['asked.lte(0)', 'false', { only: 'of nothing is none' }],
      'a deposit is finer than its currency': [
        "if (tooFine) throw invalid(tooFine, 'amount')",
        '',
        { only: 'what is wrong with a body' },
      ],
      'a final invoice leaves drafts out': ['if (draft)', 'if (false)', { only: 'waits for drafts' }],
    },
  },
  {
    file: 'lib/documents/billed/billed.ts',
    ...convert,
    changes: {
      'what was cancelled counts as billed': [
        'rows.filter((row) => !isCancelled(row))',
        'rows',
        { only: 'once the first one was cancelled' },
      ],
    },
  },
  {
    file: 'lib/documents/billed/deductions.ts',
    ...convert,
    changes: {
      'something is taken off twice': [
        '[keys, open].forEach((list) => list.splice(found, 1))',
        'void 0',
        { only: 'nobody types what it does not' },
      ],
      'the tax that is taken off is typed': [
        'plain(line.depositTax), ',
        '',
        { only: 'nobody types what it does not' },
      ],
    },
  },
  {
    file: 'lib/documents/billed/hold.ts',
    tests: ['tests/api/quote-shares.test.ts'],
    changes: {
      'a final invoice takes off what was deleted': [
        "is && !was && row.relation === 'FINAL'",
        'false',
        { only: 'makes the final invoice stale' },
      ],
      'what a final invoice takes off is deleted': ['was && !is', 'false', { only: 'is not deleted' }],
      'what a final invoice takes off changes meanwhile': [
        'ORDER BY "id" FOR UPDATE',
        'ORDER BY "id"',
        { only: 'of two at once one alone' },
      ],
      'what was cancelled comes back over others': [
        'after && isCancelled(row) && !isCancelled(after)',
        'false',
        { only: 'as far as' },
      ],
      'a quote is edited under what was made of it': [
        'if (made) throw conflict(',
        'if (made && false) throw conflict(',
        { only: 'is not edited under what was made' },
      ],
      'an edited quote takes back what was made of it': [
        'if (await wasEditedSince(tx, row, quote, row))',
        'if (false)',
        { only: 'is not edited under what was made' },
      ],
      'a credit note that a final invoice counts on is taken back': [
        'wasCredited && !isCredited',
        'false',
        { only: 'taking a credit note back' },
      ],
      'no credit note of a deposit is taken back': [
        'final && rows.some(counts)',
        'final',
        { only: 'and that can be taken back' },
      ],
      'two final invoices take off the same once a credit note is taken back': [
        "relation === 'FINAL' ? isTakenTwice(row)",
        "relation === 'FINAL' ? false",
        { only: 'until the first was credited' },
      ],
    },
  },
  {
    file: 'lib/documents/billed/share.ts',
    tests: ['tests/api/quote-shares.test.ts'],
    changes: {
      'a draft bills more of a line than is left': [
        'billedOf(bill.lines, line.position).lte(most)',
        'true',
        { only: 'what the others leave, and no more' },
      ],
      'a draft may not stay as it is': [
        'larger(rest, billedOf(had?.lines ?? [], line.position))',
        'rest',
        { only: 'stays as it is' },
      ],
      'a deposit is more than what is left': [
        'exact(total).lte(left)',
        'true',
        { only: 'comes to what the others leave of the quote' },
      ],
      'a quote is not held for what bills it': [
        '!(await holdInvoice(tx, row, sourceId))',
        'false',
        { only: 'finds what another one left' },
      ],
    },
  },
  {
    file: 'lib/documents/billed/billed.ts',
    tests: ['tests/api/quote-shares.test.ts'],
    only: 'not taken off by a second one',
    changes: {
      'two final invoices take off the same': ['[...credited, ...takenOff]', 'credited'],
      'a credit note gives nothing back that was taken off': ['takenOffBy(note, -1)', 'takenOffBy(note, 1)'],
    },
  },
  {
    file: 'lib/actions/documents/edit-limit.ts',
    ...convert,
    changes: {
      'a draft takes off what nobody billed': [
        'await checkDeductions(tx, actor, current, input)',
        '',
        { only: 'nobody types what it does not' },
      ],
      'a part of a quote is for anybody': [
        'isTied(current) && input.clientId !== current.clientId',
        'false',
        { tests: ['tests/api/quote-shares.test.ts'], only: 'are for the client of their quote' },
      ],
      'a credit note repeats': [
        "!isInvoice(current) && input.invoiceType === 'RECURRING'",
        'false',
        { tests: ['tests/api/credit-notes.test.ts'], only: 'never repeats' },
      ],
    },
  },
  {
    file: 'lib/actions/documents/save-document.ts',
    ...convert,
    changes: {
      'a new invoice takes off what nobody billed': [
        'await checkDeductions(tx, actor, { relation: null, sourceId: null }, input)',
        '',
        { only: 'nobody types what it does not' },
      ],
    },
  },
  {
    file: 'lib/documents/totals/index.ts',
    tests: ['tests/lib/invoices/charges.test.ts'],
    only: 'takes off what was billed before',
    changes: {
      'what was billed before is discounted': ['!isDeduction(items[index]!)', 'true'],
      'tax of what was billed before is not taken off': ['typed(items[item]!.depositTax)', 'exact(0)'],
    },
  },
  {
    file: 'lib/documents/convert/deposit.ts',
    ...parts,
    changes: {
      'a deposit is a cent off': [
        'isNet ? nets[index]! : part',
        'nets[index] ?? part',
        { only: 'exactly the share' },
      ],
      'tax is in every price': [
        '!pricesIncludeTax && nets',
        'false && nets',
        { only: 'only where no price without it' },
      ],
    },
  },
  {
    file: 'lib/documents/convert/parts.ts',
    ...parts,
    changes: {
      'each part is rounded by itself': [
        'until(upTo).minus(until(before))',
        'until(upTo.minus(before))',
        { only: 'all parts have all of it' },
      ],
      'a part is less than nothing': [
        'least(share, lineAmount(',
        'least(share, exact(share) || lineAmount(',
        { only: 'never less than nothing' },
      ],
    },
  },
]
