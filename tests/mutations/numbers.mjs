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
]
