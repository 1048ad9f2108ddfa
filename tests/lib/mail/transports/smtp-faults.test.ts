import { env } from '@/lib/platform/env'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { formatReason } from '@/lib/i18n/format-reason'
import { sendBySmtp } from '@/lib/mail/transports/smtp'
import type { OutgoingMail, MailFailure } from '@/lib/mail/transports/types'
import { expiredCertificate } from '@/tests/factories/expired-certificate'
import { FaultySmtp, type Stage } from '@/tests/factories/faulty-smtp'
import { setUpMailServer } from '@/tests/factories/mail-server'

const smtp = setUpMailServer(new FaultySmtp())
beforeEach(() => {
  env().SMTP_URL = smtp.url.replace('//', '//user:secret@')
})
afterEach(() => jest.useRealTimers())

const mail = (over: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: ['ada@example.com'],
  cc: [],
  bcc: [],
  replyTo: null,
  fromName: 'Robin Ltd',
  subject: 'Invoice',
  text: 'Plain',
  html: '<p>Rich</p>',
  attachments: [],
  ...over,
})
/** Formats a failure's reason. */
const inWords = (failure: MailFailure) => ({ ...failure, reason: formatReason(failure.reason) })
const failureOf = async (over?: Partial<OutgoingMail>) =>
  inWords(
    toMailFailure(
      await sendBySmtp(mail(over)).then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  )
/** Returns the rejected recipients with their failures. */
const refusedOf = async (over: Partial<OutgoingMail>) =>
  (await sendBySmtp(mail(over))).map(({ address, failure }) => ({ address, failure: inWords(failure) }))
const when = async (is: () => boolean) => {
  while (!is()) await new Promise((resolve) => setImmediate(resolve))
}
/** Advances the clock while sockets keep working. */
const pass = async (minutes: number) => {
  await jest.advanceTimersByTimeAsync(minutes * 60_000)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })

const BEFORE: Stage[] = ['CONNECT', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA']

describe('an error before the end of the text, when nothing was sent,', () => {
  it.each(BEFORE)('is retried after a connection closed at %s', async (stage) => {
    smtp.failAt(stage, 'close')
    expect(await failureOf()).toEqual({
      reason: 'We can’t reach the mail server right now.',
      retry: 'later',
      isOutage: true,
    })
  })

  it.each(['CONNECT', 'AUTH'] as const)(
    'and what is said at %s is about every mail, however final it sounds',
    async (stage) => {
      smtp.failAt(stage, '554 5.7.1 not you')
      expect(await failureOf()).toMatchObject({ retry: 'later', isOutage: true })
    },
  )

  it('is retried if the connection breaks within a long text', async () => {
    smtp.failAt('BODY', 'close')
    const bytes = new Uint8Array(20_000_000)
    const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', bytes }]
    expect(await failureOf({ attachments })).toEqual({
      reason: 'We can’t reach the mail server right now.',
      retry: 'later',
    })
  })

  it('is retried if the server’s certificate has expired', async () => {
    const secured = await FaultySmtp.start(expiredCertificate)
    env().SMTP_URL = `${secured.url}?tls.ca=${encodeURIComponent(expiredCertificate.cert)}`
    expect(await failureOf()).toEqual({
      reason: 'The mail server’s certificate isn’t valid.',
      retry: 'later',
      isOutage: true,
    })
    secured.stop()
  })

  it('is retried if the server stops responding, after five minutes', async () => {
    smtp.failAt('RCPT', 'stall')
    fakeTimers()
    const failing = failureOf()
    await when(() => smtp.heard.some((line) => line.startsWith('RCPT')))
    await pass(5.1)
    expect(await failing).toEqual({
      reason: 'The mail server took too long to answer.',
      retry: 'later',
      isOutage: true,
    })
  })

  it('does not fail the message if the server requires authentication first', async () => {
    smtp.failAt('MAIL', '530 5.7.0 Authentication required')
    expect(await failureOf()).toMatchObject({ retry: 'later', isOutage: true })
    smtp.failAt('MAIL', '550 5.7.1 no mail from you')
    expect(await failureOf()).toMatchObject({
      retry: 'never',
      reason: expect.stringContaining('no mail from you'),
    })
  })
})

describe('an error after the end of the text', () => {
  it('is an unknown result if the connection closes', async () => {
    smtp.failAt('DOT', 'close')
    expect(await failureOf()).toMatchObject({ retry: 'unknown' })
  })

  it.each([
    ['451 too busy', 'later'],
    ['554 no', 'never'],
  ])('is explained by the response: %s', async (answer, retry) => {
    smtp.failAt('DOT', answer)
    expect(await failureOf()).toMatchObject({ retry, reason: expect.stringContaining(answer) })
  })

  it('waits ten minutes for the response', async () => {
    smtp.failAt('DOT', 'stall')
    fakeTimers()
    const late = sendBySmtp(mail())
    await when(() => smtp.mails.length === 1)
    await pass(9.9)
    smtp.release()
    expect(await late).toEqual([])

    const never = failureOf()
    await when(() => smtp.mails.length === 2)
    await pass(10.1)
    expect(await never).toMatchObject({ retry: 'unknown' })
  })
})

it('the SMTP transport gives up, to retry later, if the caller aborts', async () => {
  smtp.failAt('EHLO', 'stall')
  const onlooker = new AbortController()
  const sending = sendBySmtp(mail(), onlooker.signal).catch((error: unknown) => error)
  await when(() => smtp.heard.some((line) => line.startsWith('EHLO')))
  onlooker.abort()
  expect(toMailFailure(await sending)).toMatchObject({ retry: 'later' })
})

describe('an internationalised address', () => {
  const PELE = 'pelé@müller.example'
  const refusal = {
    address: PELE,
    failure: {
      reason: `The mail server can’t handle ${PELE}: it takes only plain letters (a to z) before the @.`,
      retry: 'never',
    },
  }

  it('is sent with its domain in ASCII, and its rejection is reported as typed', async () => {
    smtp.answerRecipients({ info: '550 nobody' })
    const to = ['info@müller.example', 'office@müller.example']
    expect(await refusedOf({ to, replyTo: 'robin@söhne.example' })).toEqual([
      { address: to[0], failure: { reason: 'The mail server refused it: 550 nobody', retry: 'never' } },
    ])
    const [{ to: got, source }] = smtp.mails as [{ to: string[]; source: string }]
    expect(got).toEqual(['office@xn--mller-kva.example'])
    expect(source).toMatch(/^Reply-To: robin@xn--shne-5qa\.example$/m)
    expect(smtp.heard.join()).not.toContain('SMTPUTF8')
  })

  it('is sent unchanged to a server that supports it', async () => {
    smtp.extensions = ['SMTPUTF8', '8BITMIME']
    expect(await sendBySmtp(mail({ to: [PELE] }))).toEqual([])
    expect(smtp.mails[0]!.to).toEqual([PELE])
    expect(smtp.heard.find((line) => line.startsWith('MAIL'))).toMatch(/ SMTPUTF8/)
  })

  it.each([[[]], [['PIPELINING']]])(
    'is rejected with a message if the server does not support it, and the others are delivered %j',
    async (extensions) => {
      smtp.extensions = extensions
      expect(await refusedOf({ to: [PELE], cc: ['ada@example.com'] })).toEqual([refusal])
      expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']])
      expect(smtp.mails[0]!.source).not.toMatch(/pel/)
      expect(await refusedOf({ to: [PELE] })).toEqual([refusal])
      expect(smtp.mails).toHaveLength(1)
      expect(smtp.heard.join()).not.toContain('pel')
    },
  )

  it('is rejected as a reply address by such a server, too', async () => {
    expect(await failureOf({ replyTo: PELE })).toMatchObject({
      retry: 'never',
      reason: expect.stringContaining('the reply address'),
    })
  })
})
