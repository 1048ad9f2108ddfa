/** Whose rows a query reads or changes: somebody else's answer like missing ones. */
export const mutations = [
  {
    file: 'lib/delivery/queries.ts',
    tests: ['tests/api/outbox.test.ts'],
    only: 'answers a stranger’s look at the mails',
    changes: {
      'mails of another business’s invoice': [
        'where: { businessId: actor.businessId, invoiceId },',
        'where: { invoiceId },',
      ],
      'another business’s invoice has no mails': [
        'where: { id: invoiceId, businessId: actor.businessId } })) === 0',
        'where: { id: invoiceId } })) === 0',
      ],
    },
  },
  {
    file: 'lib/documents/queries.ts',
    tests: ['tests/api/invoices.test.ts'],
    only: 'is the owner’s alone',
    changes: {
      'another business’s invoice': [
        'findUnique({\n    where: { own: { businessId: actor.businessId, id } },\n    select: invoiceSelect',
        'findFirst({\n    where: { id },\n    select: invoiceSelect',
      ],
    },
  },
  {
    file: 'lib/documents/list/list.ts',
    tests: ['tests/lib/invoices/list.test.ts'],
    changes: {
      'another business’s invoices in the list': ['sql`i."businessId" = ${actor.businessId}`]', 'sql`true`]'],
    },
  },
  {
    file: 'lib/actions/documents/save-document.ts',
    tests: ['tests/api/invoices.test.ts'],
    changes: {
      'an invoice that is not a draft is edited': [
        "refuse('edit', current)",
        'void refuse',
        { only: 'is edited as a whole while it is a draft' },
      ],
      'a form that was opened before wins': [
        'input.version !== undefined && input.version !== current.version',
        'false',
        { only: 'is edited as a whole while it is a draft' },
      ],
      'a draft is edited while its mail is on the way': [
        'if (await hasMailUnderWay(tx, actor, id))',
        'if (false)',
        { tests: ['tests/api/outbox.test.ts'], only: 'keeps a draft as it is until it is sent' },
      ],
    },
  },
  {
    file: 'lib/sharing/links.ts',
    tests: ['tests/api/invoices.test.ts'],
    changes: {
      'a link is kept when it is revoked': [
        'publicTokenHash: null, publicTokenCipher: null, linkExpiresOn: null',
        'linkExpiresOn: null',
        { only: 'stays the same when asked for again' },
      ],
    },
  },
  {
    file: 'lib/platform/queue/waiting.ts',
    tests: ['tests/api/outbox.test.ts'],
    only: 'a mail of an invoice that changes while it waits',
    changes: {
      'a draft is edited while it is handed over': [
        "status: { in: ['QUEUED', 'SENDING'] },",
        "status: 'QUEUED',",
      ],
      'a draft is edited while its mail waits': [
        "status: { in: ['QUEUED', 'SENDING'] },",
        "status: 'SENDING',",
      ],
      'a cancelled invoice is mailed': [
        "data: { status: 'CANCELLED', error: asJson(why) }",
        'data: { error: asJson(why) }',
      ],
    },
  },
  {
    file: 'lib/actions/mail/send-invoice.ts',
    tests: ['tests/api/outbox.test.ts'],
    only: 'a mail of an invoice that changes while it waits',
    changes: {
      'a cancelled invoice’s mail is sent again': ["refuse('send', row)\n    if (mail", 'if (mail'],
    },
  },
  {
    file: 'lib/delivery/queue-mail.ts',
    tests: ['tests/api/outbox.test.ts'],
    only: 'a mail of an invoice that changes while it waits',
    changes: {
      'a mail that is handed over is cancelled': ['where: { ...where, status: from }, data', 'where, data'],
    },
  },
  {
    file: 'lib/parties/queries.ts',
    tests: ['tests/api/invoices.test.ts'],
    changes: {
      'an invoice for another business’s client': [
        'findUnique({\n      where: { own: { businessId: actor.businessId, id: clientId }, deletedAt: null }',
        'findFirst({\n      where: { id: clientId, deletedAt: null }',
        { only: 'answers for a foreign client' },
      ],
    },
  },
  {
    file: 'lib/parties/queries.ts',
    tests: ['tests/api/clients.test.ts'],
    only: 'answers a stranger like a missing one',
    changes: {
      'another business’s client': [
        'where: { id, businessId: actor.businessId, deletedAt: null },\n      select: clientFields',
        'where: { id, deletedAt: null },\n      select: clientFields',
      ],
    },
  },
  {
    file: 'lib/parties/mutations.ts',
    tests: ['tests/api/client-bulk.test.ts'],
    changes: {
      'another business’s client is deleted': [
        'where: { id, businessId: actor.businessId, deletedAt: null },\n    data: { deletedAt',
        'where: { id, deletedAt: null },\n    data: { deletedAt',
      ],
      'another business’s client is brought back': [
        'where: { id, businessId: actor.businessId },\n    data: { deletedAt: null }',
        'where: { id },\n    data: { deletedAt: null }',
      ],
      'a client is deleted twice': [
        'where: { id, businessId: actor.businessId, deletedAt: null },\n    data: { deletedAt',
        'where: { id, businessId: actor.businessId },\n    data: { deletedAt',
        { tests: ['tests/api/clients.test.ts'], only: 'finds nothing once the client was deleted' },
      ],
    },
  },
  {
    file: 'lib/parties/list.ts',
    tests: ['tests/lib/clients/list.test.ts'],
    changes: {
      'another business’s clients in the list': [
        '"businessId" = ${actor.businessId} AND ${raw(LISTED)} IS NULL',
        '${raw(LISTED)} IS NULL',
      ],
    },
  },
  {
    file: 'lib/actions/payments/record-payment.ts',
    tests: ['tests/api/payments.test.ts'],
    changes: {
      'one request pays twice': [
        'if (await isRecorded(tx, actor, invoiceId, requestId))',
        'if (false)',
        { only: 'is one payment, sent one after the other' },
      ],
      'a draft is paid': ["refuse('pay', current)", "if (current.status !== 'DRAFT') refuse('pay', current)"],
    },
  },
  {
    file: 'lib/documents/moves/follow.ts',
    tests: ['tests/api/payments.test.ts'],
    changes: {
      'what is paid in full stays sent': [
        "left.lte(0) ? 'pay' : 'unpay'",
        "'unpay'",
        { only: 'counts a part' },
      ],
      'what is paid no more stays paid': [
        "left.lte(0) ? 'pay' : 'unpay'",
        "'pay'",
        { only: 'opens a paid invoice again' },
      ],
    },
  },
  {
    file: 'lib/actions/payments/locked-payments.ts',
    tests: ['tests/api/payments.test.ts'],
    changes: {
      'more is paid than is left': [
        "if (!creditExcess) throw invalid(tooMuchFor(left, currency), 'amount')",
        '',
        { only: 'takes no more than what is left' },
      ],
      'another invoice’s request': [
        'payment && payment.invoiceId !== invoiceId',
        'false',
        { only: 'is one user’s, and about one invoice' },
      ],
      'a payment after tomorrow': [
        'if (paidOn > last) throw',
        'if (false) throw',
        { only: 'is no later, on the owner’s clock' },
      ],
    },
  },
  {
    file: 'lib/reports/dashboard/queries.ts',
    tests: ['tests/api/dashboard.test.ts'],
    changes: {
      'what is owed to another user is added up': [
        'i WHERE "businessId" = ${actor.businessId} AND ${isOwed}',
        'i WHERE ${isOwed}',
        { only: 'knows nothing of anybody else' },
      ],
    },
  },
  {
    file: 'lib/reports/dashboard/totals.ts',
    tests: ['tests/api/running-totals.test.ts', 'tests/api/dashboard.test.ts'],
    changes: {
      'another business’s invoices and payments are added up': [
        '"businessId" = ${actor.businessId} AND "of" IN (${Prisma.join(of)})',
        '"of" IN (${Prisma.join(of)})',
      ],
      'what came in is lost by folding': ['sum("total"), sum("paid"), true', 'sum("total"), 0, true'],
    },
  },
  {
    file: 'lib/documents/items/queries.ts',
    tests: ['tests/api/items.test.ts'],
    only: 'knows nobody else’s items',
    changes: {
      'another business’s items are offered': [
        'WHERE "businessId" = ${actor.businessId} ${toClient}',
        'WHERE true ${toClient}',
      ],
      'lines of another business’s invoices are offered': [
        '"LineItem" WHERE "businessId" = ${actor.businessId} AND "invoiceId"',
        '"LineItem" WHERE "invoiceId"',
      ],
    },
  },
  {
    file: 'lib/series/lock.ts',
    tests: ['tests/api/series.test.ts'],
    only: 'is the owner’s alone',
    changes: {
      'another business’s series': [
        'findUnique({\n    where: { own: { businessId: actor.businessId, id } },\n    include: seriesInclude',
        'findFirst({\n    where: { id },\n    include: seriesInclude',
      ],
    },
  },
  {
    file: 'lib/platform/storage/pictures.ts',
    tests: ['tests/api/avatar.test.ts'],
    only: 'is shown to nobody else',
    changes: { 'another business’s picture': ['where: { id, userId } })', 'where: { id } })'] },
  },
  {
    file: 'lib/identity/devices.ts',
    tests: ['tests/api/user-sessions.test.ts'],
    only: 'sessions',
    changes: { 'another business’s session is ended': ['where: { userId, expiresAt', 'where: { expiresAt'] },
  },
  {
    file: 'lib/reminders/mutations.ts',
    tests: ['tests/api/reminders.test.ts'],
    changes: {
      'another business’s client is not reminded': [
        'where: { id, businessId: actor.businessId, deletedAt: null },\n    data: { reminders',
        'where: { id, deletedAt: null },\n    data: { reminders',
      ],
      'another business’s invoice is not reminded of': [
        'where: { id: invoiceId, businessId: actor.businessId },\n      data: { reminders',
        'where: { id: invoiceId },\n      data: { reminders',
      ],
    },
  },
  {
    file: 'lib/sharing/public.ts',
    tests: ['tests/api/invoices.test.ts'],
    only: 'the public link',
    changes: {
      'a token that is none is looked up': [
        "if (!TOKEN.test(token)) throw notFound('invoice')\n  const row = await db.invoice.findUnique({\n    where: { publicTokenHash: hashToken(token) },\n    select: invoiceSelect",
        'const row = await db.invoice.findFirst({\n    where: { publicTokenHash: TOKEN.test(token) ? hashToken(token) : undefined },\n    select: invoiceSelect',
      ],
    },
  },
  {
    file: 'lib/documents/link.ts',
    tests: ['tests/api/views.test.ts'],
    only: 'works through that day on the owner’s clock',
    changes: {
      'a link works for ever': ['link.linkExpiresOn !== null && fromDateColumn', 'false && fromDateColumn'],
      'a link ends a day early': [
        'fromDateColumn(link.linkExpiresOn) < todayIn',
        'fromDateColumn(link.linkExpiresOn) <= todayIn',
      ],
      'a link ends on the machine’s day': ['todayIn(link.business.timeZone)', "todayIn('UTC')"],
    },
  },
  {
    file: 'lib/documents/items/saved-mutations.ts',
    tests: ['tests/api/saved-items.test.ts'],
    only: 'belongs to its business',
    changes: {
      'another business’s saved item is changed': [
        '{ where: { businessId, id }, data',
        '{ where: { id }, data',
      ],
      'another business’s saved item is deleted': [
        'deleteMany({ where: { businessId, id } })',
        'deleteMany({ where: { id } })',
      ],
    },
  },
  {
    file: 'lib/documents/items/queries.ts',
    tests: ['tests/api/saved-items.test.ts'],
    changes: {
      'another business’s saved items are offered': [
        'FROM "SavedItem" WHERE "businessId" = ${actor.businessId} AND',
        'FROM "SavedItem" WHERE',
      ],
      'headings are offered as items': [`AND "kind" = 'ITEM'`, ''],
    },
  },
]
