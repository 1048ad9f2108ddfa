import { sendMail } from '@/lib/mail/transports/send'
import { renderResetMail, renderVerificationMail } from '@/lib/mail/templates/account-mails'

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Text', html: '<p>Text</p>' }

it.each([
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  '"a b"@example.com',
  'ada',
  '',
])('the mail transport accepts exactly one address, and so not %j', async (to) => {
  await expect(sendMail({ ...mail, to })).rejects.toThrow()
})

it.each(['Hello\r\nBcc: eve@example.com', 'Hello\nworld', '', 'x'.repeat(301)])(
  'rejects a subject like %j',
  async (subject) => {
    await expect(sendMail({ ...mail, subject })).rejects.toThrow()
  },
)

describe('an email', () => {
  const link = 'https://app.example/verify-email?token=abc&x="1"'
  const { html, text, subject } = renderVerificationMail({ to: 'ada@example.com', link, hours: 24 })

  it('escapes text', () => {
    const name = '<img src=x onerror=alert(1)> & "Ada"'
    const reset = renderResetMail({ to: 'ada@example.com', name, link, hours: 1 })
    expect(reset.html).not.toContain('<img')
    expect(reset.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ada&quot;')
    expect(html).toContain('href="https://app.example/verify-email?token=abc&amp;x=&quot;1&quot;"')
    expect(subject).toBe('Confirm your email for Sheaf')
  })

  it('has the same content as plain text, and loads nothing', () => {
    expect(text).toContain(link)
    expect(text).toContain('The link works once and expires in 24 hours.')
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
  })

  it('uses the right plural of hours', () => {
    expect(renderResetMail({ to: 'a@example.com', name: 'Ada', link, hours: 1 }).text).toContain(
      'expires in one hour.',
    )
  })
})
