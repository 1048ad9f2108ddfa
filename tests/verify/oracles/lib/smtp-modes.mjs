// Failure modes of a mail server, and each email's expected state during the failure and after it.

/** Maximum milliseconds for an email to reach its next state; longer than the timeout for a silent server. */
export const PATIENCE = 120_000

const WAITS = 'QUEUED'
const FAILED = 'FAILED'
const SENT = 'SENT'

/** Certainly not sent: retried, and sent once. */
const later = { client: [WAITS, SENT, 1] }
/** Permanently rejected. */
const never = { client: [FAILED, FAILED, 0] }

/**
 * Modes as `{ name, fail(server), recipients }`: for recipients, by the beginning of their addresses, the state during
 * the failure, the final state and the number of deliveries. `isLong` waits for the product's ten-second timeout.
 */
export const MODES = [
  { name: 'well', fail: () => {}, recipients: { client: [SENT, SENT, 1] } },
  {
    name: 'slow',
    fail: (server) => void (server.delay = 60),
    recipients: { client: [SENT, SENT, 1] },
  },
  { name: 'refuses everybody', fail: at('CONNECT', '554 5.7.1 not you'), recipients: later },
  { name: 'hangs up at once', fail: at('CONNECT', 'close'), recipients: later },
  { name: 'says nothing', fail: at('CONNECT', 'stall'), recipients: later, isLong: true },
  {
    name: 'shows a bad certificate',
    fail: (server) => void (server.extensions = ['STARTTLS']),
    recipients: later,
  },
  { name: 'refuses the sign-in', fail: at('AUTH', '535 5.7.8 wrong password'), recipients: later },
  { name: 'refuses the sender', fail: at('MAIL', '550 5.7.1 no mail from you'), recipients: never },
  { name: 'refuses the recipient', fail: at('RCPT', '550 5.1.1 nobody here'), recipients: never },
  { name: 'greylists', fail: at('RCPT', '451 4.7.1 come again'), recipients: later },
  {
    name: 'refuses half of the recipients',
    fail: (server) => server.answerRecipients({ refused: '550 5.1.1 nobody here' }),
    recipients: { client: [SENT, SENT, 1], refused: [FAILED, FAILED, 0] },
  },
  {
    name: 'puts off half of the recipients',
    fail: (server) => server.answerRecipients({ late: '452 4.2.2 mailbox full' }),
    recipients: { client: [SENT, SENT, 1], late: [WAITS, SENT, 1] },
  },
  { name: 'refuses the text', fail: at('DATA', '554 5.7.1 no text'), recipients: never },
  { name: 'hangs up before the text', fail: at('DATA', 'close'), recipients: later },
  {
    // The result is unknown, so it isn't sent again; the server has it.
    name: 'hangs up after the text',
    fail: at('DOT', 'close'),
    recipients: { client: [FAILED, FAILED, 1] },
  },
  { name: 'is too busy after the text', fail: at('DOT', '451 4.3.0 too busy'), recipients: later },
  { name: 'refuses after the text', fail: at('DOT', '554 5.7.1 spam'), recipients: never },
]

function at(stage, does) {
  return (server) => server.failAt(stage, does)
}
