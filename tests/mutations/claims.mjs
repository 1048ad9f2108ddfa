/** What the jobs claim and hold while they work on it, so that nothing is done twice or without its owner's will. */
export const mutations = [
  {
    file: 'lib/delivery/hand-over.ts',
    tests: ['tests/api/claims.test.ts'],
    only: 'the outbox',
    changes: {
      'two runners take one mail': ['LIMIT 1 FOR UPDATE SKIP LOCKED', 'LIMIT 1'],
      'a runner waits for another’s mail': ['LIMIT 1 FOR UPDATE SKIP LOCKED', 'LIMIT 1 FOR UPDATE'],
      'a mail that has ended goes out again': [`WHERE "status" = 'QUEUED' AND`, 'WHERE'],
      'a mail goes out before its time': ['"nextAttemptAt" <= timezone(\'utc\', now()) AND', ''],
      'the mail of an account that leaves goes out': ['o."deleteAfter" IS NOT NULL', 'false'],
      'one account that leaves holds up all': ['b."id" = "OutboxMail"."businessId" AND ', ''],
      'what was tried before is sent at once': [' AND "attempts" = 0`', '`'],
      'another mail is sent at once': ['sql`"id" = ${id} AND "attempts" = 0`', 'sql`"attempts" = 0`'],
      'attempts are not counted': ['"attempts" = "attempts" + 1', '"attempts" = "attempts"'],
      'the lease is shorter than a hand-over': ['const LEASE = LONGEST / 60_000 + 5', 'const LEASE = 5'],
    },
  },
  {
    file: 'lib/actions/series/run-series.ts',
    tests: ['tests/api/claims.test.ts'],
    only: 'the series of several owners',
    changes: {
      'a runner waits for another’s series': ['    FOR UPDATE SKIP LOCKED', '    FOR UPDATE'],
      'two runners write one day': ['    FOR UPDATE SKIP LOCKED', ''],
      'any series is claimed for this one': ['AND "id" = ${own.id} AND "status"', 'AND "status"'],
      'anybody’s series is claimed for this one': ['"businessId" = ${own.businessId} AND "id"', '"id"'],
      'a paused series is claimed': [`AND "status" = 'ACTIVE' AND "nextDay"`, 'AND "nextDay"'],
      'a day that has not come is claimed': [' AND "nextDay" <= ${reached}::date', ''],
      'a series that is not claimed is run': [`return claimed ? tx.schedule`, `return true ? tx.schedule`],
    },
  },
  {
    file: 'lib/actions/series/run-series.ts',
    tests: ['tests/api/recurring.test.ts'],
    only: 'a series',
    changes: {
      'a day is written twice': [
        'if (await markDone(tx, series, dates.day)) await writeNext(tx, actor, series, dates)',
        'await markDone(tx, series, dates.day)\n  await writeNext(tx, actor, series, dates)',
      ],
      'a series without its client writes': ['if (problem) {', 'if (false) {'],
      'a day is done again and again': [
        '{ from: addDays(day, 1), written })\n  await tx.schedule.update',
        '{ from: day, written })\n  await tx.schedule.update',
      ],
      'the number of invoices is not counted': [
        '{ from: addDays(day, 1), written })\n  await tx.schedule.update',
        '{ from: addDays(day, 1) })\n  await tx.schedule.update',
      ],
    },
  },
  {
    file: 'lib/actions/series/run-series.ts',
    tests: ['tests/api/series.test.ts'],
    only: 'a series that stops by itself',
    changes: {
      'a failing series is tried for ever': ['>= PATIENCE * 3_600_000', '>= Infinity'],
      'a failing series stops at once': ['const PATIENCE = 24', 'const PATIENCE = 0'],
      'a failure that passed still counts': [
        'nextDay: toDateColumn(next),\n          failingSince: null',
        'nextDay: toDateColumn(next)',
      ],
    },
  },
  {
    file: 'lib/reminders/due.ts',
    tests: ['tests/lib/reminders/due.test.ts'],
    only: 'finds what the rules say',
    changes: {
      'what was paid is reminded of': ['WHERE ${standingSql().isOwed} AND', 'WHERE'],
      'the switch of an invoice is passed over': [' AND i."reminders" AND', ' AND'],
      'the switch of a client is passed over': ['WHERE c."reminders" AND', 'WHERE'],
      'a reminder is due every minute': [`'reminder ' || d."id" ||`, `'reminders ' || d."id" ||`],
      'a day before the invoice came is reminded of': ['[sentAt, remindedAt]', '[remindedAt]'],
      'who was reminded by hand is reminded again': ['[sentAt, remindedAt]', '[sentAt]'],
    },
  },
  {
    file: 'lib/identity/active.ts',
    tests: ['tests/lib/reminders/due.test.ts'],
    only: 'finds what the rules say',
    changes: {
      'a locked account reminds': ['${user}."disabledAt" IS NULL AND ', ''],
      'an account that leaves reminds': [
        ' AND ${user}."deleteAfter" IS NULL',
        '',
        {
          tests: ['tests/api/account-deletion.test.ts'],
          only: 'send nothing, keep public links, and go on',
        },
      ],
    },
  },
  {
    file: 'lib/reminders/due.ts',
    tests: ['tests/lib/reminders/due.test.ts'],
    only: 'goes on behind',
    changes: { 'only the first batch is reminded of': ['rows.length < BATCH', 'rows.length <= BATCH'] },
  },
  {
    file: 'lib/series/due.ts',
    tests: ['tests/lib/jobs/due-by-index.test.ts'],
    only: 'finds the series that the rules name',
    changes: {
      'a draft waits for the hour': ['false: reached(clock, false)', 'false: reached(clock, true)'],
      'what failed holds up the others': [
        'AND (s."businessId", s."id") NOT IN (SELECT * FROM unnest(${users}::int[], ${ids}::int[]))',
        'AND (SELECT true FROM unnest(${users}::int[], ${ids}::int[]) LIMIT 1)',
      ],
      'the series of a locked account run': ["    AND ${isActiveSql('o')}\n", ''],
    },
  },
  {
    file: 'lib/actions/account/run-deletions.ts',
    tests: ['tests/api/claims.test.ts'],
    only: 'accounts that are due to be deleted',
    changes: {
      'an account that was kept is closed': [
        'where: { id, deleteAfter: { lte: now } },\n      data',
        'where: { id },\n      data',
      ],
      'sessions outlive the first step': ['if (isClosed) await endSessions(id, null)', ''],
      'a deletion that has begun can be taken back': [
        'data: { disabledAt: now }',
        'data: { deletionRequestedAt: now }',
      ],
    },
  },
  {
    file: 'lib/actions/account/run-deletions.ts',
    tests: ['tests/api/account-deletion.test.ts'],
    only: 'the day itself',
    changes: {
      'everybody’s rows go': ['WHERE "businessId" = ${businessId} ${but} LIMIT', 'WHERE true ${but} LIMIT'],
      'logos are left behind': [
        'await db.logo.deleteMany({ where: { businessId, id: { in: logos.map(({ id }) => id) } } })',
        '',
      ],
    },
  },
  {
    file: 'lib/actions/account/deletion-days.ts',
    tests: ['tests/api/account-deletion.test.ts'],
    only: 'signs out everywhere, and mails the day',
    changes: { 'a week of grace': ['const GRACE_DAYS = 14', 'const GRACE_DAYS = 7'] },
  },
  {
    file: 'lib/delivery/write-outcome.ts',
    tests: ['tests/api/outbox.test.ts'],
    only: 'what becomes of an accepted mail',
    changes: {
      'a lost mail is given up again and again': [
        `where: { id, businessId, status: 'SENDING', attempts }`,
        'where: { id, businessId }',
      ],
      'a payment is undone by the hand-over': [`statusAfter('send', invoice)`, `'SENT'`],
    },
  },
  {
    file: 'lib/platform/db/client.ts',
    tests: ['tests/api/database-silent.test.ts'],
    changes: {
      'a connection that was not answered is lent on': ['    Client: ImpatientClient,\n', ''],
    },
  },
  {
    file: 'lib/platform/db/errors.ts',
    tests: ['tests/lib/db/errors.test.ts'],
    changes: {
      'a raw query that lost its connection is a fault of ours': [
        'if (kind && LOST.has(kind)) return true',
        '',
      ],
    },
  },
]
