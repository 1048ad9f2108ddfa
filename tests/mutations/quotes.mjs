/** How quotes are answered: who can, until when, once, and what is left of an answer when it is taken back. */
const answers = { tests: ['tests/api/quote-answers.test.ts'] }

export const mutations = [
  {
    file: 'lib/sharing/answer.ts',
    ...answers,
    changes: {
      'an expired quote is accepted': [
        ' && !isExpired(document, today)',
        '',
        { only: 'until the last day has passed where the seller is' },
      ],
      'a quote ends where the server is': [
        'todayIn(row.business.timeZone)',
        "todayIn('UTC')",
        { only: 'until the last day has passed where the seller is' },
      ],
      'whoever answers second overwrites the answer': [
        'if (why) throw conflict(why)',
        'void why',
        { only: 'the same again changes nothing' },
      ],
      'a link that was taken back meanwhile still answers': [
        'if (!(await isLinkOf(tx, actor, id, token)))',
        'if (false)',
        { only: 'taken back while the answer waited' },
      ],
      'a request that comes twice accepts anew': [
        'return done > 0',
        'return done > 1',
        { only: 'does not accept anew by a request' },
      ],
      'another name counts as the same answer': [
        'row.answeredBy === name && row.answerNote === note',
        'row.answerNote === note',
        { only: 'the same again changes nothing' },
      ],
    },
  },
  {
    file: 'lib/documents/status-changes.ts',
    ...answers,
    changes: {
      'an open quote keeps its answer': [
        'if (!isAccepted(moved) && !isDeclined(moved)) return NOT_ANSWERED',
        '',
        { only: 'without its answer, and undo brings that back' },
      ],
      'undo forgets who had answered': [
        'answer ? { ...answer, answeredAt: new Date(answer.answeredAt) } : NOT_ANSWERED',
        'NOT_ANSWERED',
        { only: 'without its answer, and undo brings that back' },
      ],
    },
  },
  {
    file: 'app/api/public/invoice/[token]/answer/route.ts',
    ...answers,
    changes: {
      'answers are tried without end': [
        "countAttempt('answer:address', clientNetwork(request.headers))",
        'undefined',
        { only: 'tries thirty times in a quarter of an hour' },
      ],
    },
  },
  {
    file: 'lib/notifications/queries.ts',
    ...answers,
    changes: {
      'what a seller did by hand is news': [
        `e."via" = 'link'`,
        'true',
        { only: 'is told by mail and by the bell' },
      ],
    },
  },
]
