import { getMailTransport, sendMail } from '@/lib/mail/transports/send'
import { FaultySmtp } from '@/tests/factories/faulty-smtp'
import { setUpMailServer } from '@/tests/factories/mail-server'

const smtp = setUpMailServer(new FaultySmtp())
const mail = { to: 'ada@example.com', subject: 'Grüße', text: 'Plain words', html: '<p>Rich words</p>' }

it('the SMTP transport sends a multipart message for one recipient to the configured server', async () => {
  expect(getMailTransport()).toBe('smtp')
  await sendMail(mail)
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']])
  const message = smtp.mails[0]!.source
  expect(message).toMatch(/^From: Sheaf <no-reply@localhost>$/m)
  expect(message).toMatch(/^To: ada@example\.com$/m)
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(message).toContain('Plain words')
  expect(message).toContain('<p>Rich words</p>')
})

it('the SMTP transport reports a rejection by the server', async () => {
  smtp.answerRecipients({ ada: '550 no such person' })
  await expect(sendMail(mail)).rejects.toThrow(/550/)
  expect(smtp.mails).toEqual([])
})
