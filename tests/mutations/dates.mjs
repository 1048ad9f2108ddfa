/** Days: of the calendar, of series, of reminders; and which day it is where the owner lives. */
export const mutations = [
  {
    file: 'lib/kernel/dates/index.ts',
    tests: ['tests/lib/dates/dates.test.ts'],
    changes: {
      'February has 30 days': ['date.toISOString().startsWith(text)', 'true'],
      'today is the machine’s': [
        "DateTimeFormat('en-CA', { timeZone, dateStyle",
        "DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle",
      ],
      'the hour is the machine’s': ["timeZone: zone, hour: '2-digit'", "timeZone: 'UTC', hour: '2-digit'"],
      'midnight is hour 24': ["hourCycle: 'h23'", "hourCycle: 'h24'"],
      'days are counted backwards': [
        '(midnight(to).getTime() - midnight(from).getTime()) / DAY',
        '(midnight(from).getTime() - midnight(to).getTime()) / DAY',
      ],
    },
  },
  {
    file: 'lib/kernel/dates/month.ts',
    tests: ['tests/lib/dates/month.test.ts'],
    changes: {
      'American weeks begin on Monday': ["country === 'US' || country === 'CA' ? 0 : 1", '1'],
      'the sheet ends with the month': [
        'length: weeks * 7',
        'length: daysBetween(start, firstOf(addMonths(month, 1)))',
      ],
    },
  },
  {
    file: 'lib/documents/rhythm/schedule.ts',
    tests: ['tests/lib/recurring/schedule.test.ts'],
    changes: {
      'the 31st runs over into the next month': [
        'Math.min(dayOfMonth, daysInMonth(toYear, toMonth))',
        'dayOfMonth',
      ],
      'a quarter has four months': ['QUARTERLY: 3', 'QUARTERLY: 4'],
      'every second is every one': ['const steps = index * every', 'const steps = index'],
      'one invoice too many': ['rule.maxRuns - written)', 'rule.maxRuns - written + 1)'],
      'the last day is left out': ['day > rule.endsOn', 'day >= rule.endsOn'],
      'a series never ends': ['(rule.endsOn !== null && day > rule.endsOn) ||', ''],
      'a day before the first': [
        'if (!day || day >= from) return index',
        'if (!day || day > from) return index',
      ],
      'the anchor is lost': ['=== nextOn ? anchor : nextOn', '=== nextOn ? nextOn : nextOn'],
      'yesterday counts as missed': ['const LATE = 1', 'const LATE = 0'],
      'a missed day is written unasked': ["if (missed === 'ASK') return 'ask'", ''],
      'a missed day is never left out': [
        "missed === 'LATEST' && following !== null && following <= reached ? 'skip' : 'write'",
        "'write'",
      ],
      'the latest missed day is left out too': ['following !== null && following <= reached', 'true'],
      'the next invoice in the past': ['if (today && day < today)', 'if (false)'],
      'the next invoice on the day of the first': ['first && day <= first', 'first && day < first'],
      'the next invoice on a day that is done': ['if (open && day < open)', 'if (false)'],
    },
  },
  {
    file: 'lib/kernel/dates/index.ts',
    tests: ['tests/lib/reminders/rules.test.ts'],
    changes: {
      'a reminder before its hour': ['hourIn(timeZone, now) >= hour ? today', 'true ? today'],
      'a reminder in the machine’s hour': ['hourIn(timeZone, now) >= hour', "hourIn('UTC', now) >= hour"],
    },
  },
  {
    file: 'lib/reminders/days.ts',
    tests: ['tests/lib/reminders/rules.test.ts'],
    changes: {
      'a reminder before its day': ['one <= late &&', 'one <= late + 1 &&'],
      'old reminders are all sent': ['&& late - one <= GRACE', ''],
      'the first of several missed reminders': [
        'due.length > 0 ? Math.max(...due)',
        'due.length > 0 ? Math.min(...due)',
      ],
      'the next reminder is today’s': [
        'days.filter((one) => one > late)',
        'days.filter((one) => one >= late)',
      ],
      'a reminder twice a day': ['const AGAIN_AFTER = 24', 'const AGAIN_AFTER = 12'],
      'late words on the due date': [
        "daysBetween(invoice.dueDate, today) > 0 ? 'after'",
        "daysBetween(invoice.dueDate, today) >= 0 ? 'after'",
      ],
      'one reminder for all due dates': [
        '`reminder ${invoiceId} ${dueDate} ${day}`',
        '`reminder ${invoiceId} ${day}`',
      ],
    },
  },
  {
    file: 'lib/actions/documents/copy-document.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'dates a copy today',
    changes: {
      'a copy is dated on the machine’s day': ['todayIn(source.business.timeZone)', "todayIn('UTC')"],
    },
  },
  {
    file: 'lib/documents/settle.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'records what marking as paid settles today',
    changes: {
      'marking as paid goes by the machine’s day': ['todayIn(row.business.timeZone)', "todayIn('UTC')"],
    },
  },
  {
    file: 'lib/actions/payments/record-payment.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'takes a payment of tomorrow',
    changes: {
      'a payment’s last day is the machine’s': ['todayIn(current.business.timeZone)', "todayIn('UTC')"],
    },
  },
  {
    file: 'lib/actions/payments/locked-payments.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'takes a payment of tomorrow',
    changes: {
      'a payment of tomorrow is refused': ['addDays(today, 1)', 'addDays(today, 0)'],
    },
  },
  {
    file: 'lib/sharing/public.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'shows a client how many days are left there',
    changes: {
      'a client sees the machine’s day': ['today: todayIn(row.business.timeZone)', "today: todayIn('UTC')"],
    },
  },
  {
    file: 'lib/sharing/links.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'lets a link work through today',
    changes: {
      'a link’s last day is the machine’s': [
        'expiresOn < todayIn(current.business.timeZone)',
        "expiresOn < todayIn('UTC')",
      ],
    },
  },
  {
    file: 'app/api/invoices/route.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'lists, finds and exports as overdue',
    changes: { 'the list is overdue by the machine’s day': ['todayIn(user.timeZone)', "todayIn('UTC')"] },
  },
  {
    file: 'app/api/search/route.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'lists, finds and exports as overdue',
    changes: { 'the search is overdue by the machine’s day': ['todayIn(user.timeZone)', "todayIn('UTC')"] },
  },
  {
    file: 'app/api/invoices/export.csv/route.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'lists, finds and exports as overdue',
    changes: { 'the table is overdue by the machine’s day': ['todayIn(user.timeZone)', "todayIn('UTC')"] },
  },
  {
    file: 'lib/business/numbering/propose.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'proposes a number of this month',
    changes: {
      'a number is of the machine’s month': ['day ?? todayIn(business.timeZone)', "day ?? todayIn('UTC')"],
    },
  },
  {
    file: 'lib/series/write-schedule.ts',
    tests: ['tests/api/owners-day.test.ts'],
    only: 'begins a series today',
    changes: {
      'a series may begin on the machine’s day': [
        'const today = todayIn(row.business.timeZone)',
        "const today = todayIn('UTC')",
      ],
      'a series goes on from the machine’s day': [
        'latest(todayIn(business.timeZone)',
        "latest(todayIn('UTC')",
      ],
    },
  },
]
