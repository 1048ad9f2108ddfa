/** What no document but an invoice is part of, and what takes back what was billed. */
const tests = ['tests/api/kinds-in-sums.test.ts']
export const mutations = [
  {
    file: 'lib/documents/standing/sql.ts',
    tests,
    changes: {
      'a quote that was sent is owed': ['sql`(${isOneOf(kind, kinds)} AND ${holds})`', 'holds'],
      'the calendar shows every kind': ["({ kind: 'INVOICE', status:", '({ status:'],
    },
  },
  {
    file: 'lib/documents/list/list.ts',
    tests,
    changes: {
      'a list holds every kind': ['if (kind) all.push', 'if (false) all.push'],
    },
  },
  {
    file: 'lib/reports/clients/queries.ts',
    tests,
    changes: { 'a client is told to owe quotes': [", kind: 'INVOICE'", ''] },
  },
  {
    file: 'lib/reports/dashboard/summary.ts',
    tests,
    changes: { 'credit notes count as invoices': ['groups.filter(isInvoice).reduce', 'groups.reduce'] },
  },
  {
    file: 'lib/reports/dashboard/acts-query.ts',
    tests,
    changes: {
      'a quote is an invoice to be sent': [`AND i."kind" = 'INVOICE' AND`, 'AND'],
      'a quote is to be billed once more': ['AND NOT ${standingSql', 'AND ${standingSql'],
      'a quote of whose invoice nothing stands is not to be billed': [
        " AND NOT ${standingSql('m').means('cancelled')})",
        ')',
      ],
    },
  },
  {
    file: 'lib/reports/calendar/queries.ts',
    tests,
    changes: {
      'quotes are in no calendar': ["{ dueDate: range, ...documentMeans('offered') },", ''],
    },
  },
  {
    file: 'lib/reports/businesses/queries.ts',
    tests,
    changes: {
      'the tax of credit notes is owed twice': [
        `CASE WHEN i."kind" = 'CREDIT_NOTE' THEN -i."taxAmount" ELSE i."taxAmount" END`,
        'i."taxAmount"',
      ],
    },
  },
  {
    file: 'lib/documents/lifecycle/other-acts.ts',
    tests: ['tests/lib/invoices/lifecycle.test.ts'],
    changes: {
      'what was issued is edited': ['SENT: ONLY_DRAFTS, ', ''],
      'an accepted quote is edited': ['ACCEPTED: ONLY_DRAFTS, ', ''],
      'a cancelled one is mailed': ["refused: { CANCELLED: 'send.cancelled' },", ''],
      'a draft is accepted': ["DRAFT: 'answer.draft', DECLINED", 'DECLINED'],
      'a declined quote is accepted': ["DECLINED: 'answer.declined', ", ''],
      'an accepted quote is declined': ["ACCEPTED: 'answer.accepted', ", ''],
      'its client can only accept a quote': [
        "decline: {\n    by: ['OWNER', 'PAYER']",
        "decline: {\n    by: ['OWNER']",
      ],
      'a draft of a pro forma invoice is converted': ["DRAFT: 'convert.draft', CANCELLED", 'CANCELLED'],
      'a declined quote is converted': ["DECLINED: 'convert.declined', ", ''],
      'a credit note is copied': [
        'CREDIT_NOTE_ACTS = COMMON',
        'CREDIT_NOTE_ACTS = { ...COMMON, copy: COPY }',
      ],
    },
  },
  {
    file: 'lib/documents/lifecycle/index.ts',
    tests,
    changes: { 'a quote is paid': ["if (by.length === 0) return 'kind.never'", ''] },
  },
]
