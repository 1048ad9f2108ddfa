/** Numbers of invoices: how they are written, read and counted. */
export const mutations = [
  {
    file: 'lib/business/numbering/pattern.ts',
    tests: ['tests/lib/numbers/pattern.test.ts'],
    changes: {
      'the counter loses its zeros': [
        "padStart(part.zeros, '0')\n    })\n    .join('')\n}\n\nconst MATCHES",
        "padStart(0, '0')\n    })\n    .join('')\n}\n\nconst MATCHES",
      ],
      'the month stands for the day': ['MM: day.slice(5, 7)', 'MM: day.slice(8, 10)'],
      'the year is cut': ['YYYY: day.slice(0, 4)', 'YYYY: day.slice(0, 3)'],
      'signs of the client count as letters': ['.match(/\\p{L}/gu)', '.match(/./gu)'],
      'a number of another year agrees': [
        '(year === undefined || named.day.slice(0, 4).endsWith(year)) &&',
        '',
      ],
      'a number of another month agrees': ['(month === undefined || month === named.day.slice(5, 7)) &&', ''],
      'a number of another client agrees': ['client.toUpperCase() === clientCode(named.client)', 'true'],
      'a yearly counter never starts again': ['YEARLY: day.slice(0, 4)', "YEARLY: ''"],
      'a monthly counter starts again each year': ['MONTHLY: day.slice(0, 7)', 'MONTHLY: day.slice(0, 4)'],
      'the last number is given again': ['const count = last + 1 + index', 'const count = last + index'],
      'a pattern without a counter': ["if (!names.includes('the counter'))", 'if (false)'],
      'a yearly counter without a year': ["resets === 'YEARLY' && !hasYear", 'false'],
      'a monthly counter without a year': ["!(hasYear && names.includes('{MM}'))", "!names.includes('{MM}')"],
      'a counter that stands there twice': ['names.indexOf(name) < index', 'false'],
      'a brace that stands alone': ['if (stray)', 'if (false)'],
      'signs of a pattern work as a search': [
        "part.text.replace(/[\\\\^$.*+?()[\\]{}|/]/g, '\\\\$&')\n    return 'token'",
        "part.text\n    return 'token'",
      ],
      'numbers longer than they may be': ['if (longest(parts) > MAX_NUMBER_LENGTH)', 'if (false)'],
    },
  },
  {
    file: 'lib/reports/numbers/gap.ts',
    tests: ['tests/lib/numbers/gap.test.ts'],
    changes: {
      'numbers in order have a gap': ['count - below < 2', 'count - below < 1'],
      'a gap counts its end': ['count: count - below - 1', 'count: count - below'],
      'a gap begins with a number that was given': ['write(below + 1)', 'write(below)'],
    },
  },
  {
    file: 'lib/documents/new/parties.ts',
    tests: ['tests/api/invoices.test.ts', 'tests/api/numbers.test.ts'],
    changes: {
      'an invoice for somebody else’s client': ['c."businessId" = b."id" AND ', ''],
      'an invoice for a client that was deleted': [' AND c."deletedAt" IS NULL', ''],
      'two take a number at once': [' FOR NO KEY UPDATE OF b', ''],
    },
  },
  {
    file: 'lib/business/numbering/give.ts',
    tests: ['tests/api/numbers.test.ts', 'tests/api/statements.test.ts'],
    changes: {
      'the counter stays where it was': ['count !== undefined && count > before', 'false'],
      'a number lower than the count moves it back': ['count > before', 'count !== before'],
      'a draft that is gone keeps its number': ['if (wasDraft)', 'if (false)'],
    },
  },
  {
    file: 'lib/business/numbering/pattern.ts',
    tests: ['tests/lib/numbers/pattern.test.ts'],
    only: 'one counter is one series',
    changes: {
      'each year is a series of its own, though nothing starts again': [
        'SPLITS[resets].includes(part.token) ? said',
        "part.token !== 'CLIENT' ? said",
      ],
    },
  },
  {
    file: 'lib/business/numbering/give.ts',
    tests: ['tests/api/number-report.test.ts'],
    only: 'each gap has its reason',
    changes: {
      'numbers that are passed over leave no reason': [
        'skip: reading && skipped(',
        'skip: reading && !reading && skipped(',
      ],
      'what a number leaves out goes one too far': [
        'to: reading.count - 1, reason',
        'to: reading.count - 2, reason',
      ],
      'where numbering began counts as typed ahead': ["!series.isStored ? 'STARTED' : ", ''],
    },
  },
  {
    file: 'lib/business/numbering/settings.ts',
    tests: ['tests/api/number-series.test.ts', 'tests/api/number-report.test.ts'],
    changes: {
      'two kinds are numbered alike': [
        'if (alike(spelled(row.pattern, other)) === alike(pattern))',
        'if (false)',
      ],
      'a next number that is set leaves no reason': [
        'await keepSkip(tx, actor, before, { pattern, resets, today, carried, last })',
        '',
      ],
      'a pattern is kept with its kind as text': [
        'const series = { pattern: written, resets',
        'const series = { pattern, resets',
      ],
    },
  },
  {
    file: 'lib/reports/numbers/series.ts',
    tests: ['tests/api/number-report.test.ts'],
    changes: {
      'what comes next counts as missing': ['AND NOT "wasIssued" AND "count" < "top"', 'AND NOT "wasIssued"'],
      'every gap is explained': [
        `coalesce(s."missing", '{}') - coalesce(k."known", '{}')`,
        `coalesce(s."missing", '{}') * '{}'`,
      ],
      'a number whose document is gone from the database counts as there': [
        ` + coalesce(s."lost", '{}')`,
        '',
      ],
      'what another business wrote down explains a gap': [
        'FROM "SkippedNumbers" k WHERE k."businessId" = ${actor.businessId} GROUP',
        'FROM "SkippedNumbers" k GROUP',
      ],
    },
  },
  {
    file: 'lib/reports/numbers/queries.ts',
    tests: ['tests/api/number-report.test.ts'],
    changes: {
      'what another business wrote down is shown as the reason': [
        'WHERE k."businessId" = ${actor.businessId} ORDER BY k."at"',
        'ORDER BY k."at"',
      ],
    },
  },
  {
    file: 'lib/reports/numbers/explain.ts',
    tests: ['tests/lib/numbers/explain.test.ts'],
    changes: {
      'a reason explains more than it was for': ['why ? Math.min(why.to, to)', 'why ? to'],
      'the first reason holds': ['latest.at >= skip.at', 'latest.at <= skip.at'],
    },
  },
  {
    file: 'lib/exports/number-pdf.ts',
    tests: ['tests/api/number-report.test.ts'],
    only: 'refuses paper',
    changes: { 'a file leaves out what is too much for it': ['if (next) throw', 'if (false) throw'] },
  },
]
