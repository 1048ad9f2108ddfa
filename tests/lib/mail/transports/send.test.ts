import { listProductImages } from '@/lib/mail/transports/product-mark'
import { sendMail } from '@/lib/mail/transports/send'
import { createResetMail, createVerificationMail } from '@/lib/mail/templates/account-mails'
import { renderForUser } from '@/lib/mail/templates/render-for-user'

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
  const verification = () =>
    renderForUser(createVerificationMail({ to: 'ada@example.com', link, hours: 24 }), 'en')

  it('escapes text', async () => {
    const { html, subject } = await verification()
    const name = '<img src=x onerror=alert(1)> & "Ada"'
    const reset = await renderForUser(createResetMail({ to: 'ada@example.com', name, link, hours: 1 }), 'en')
    expect(reset.html).not.toContain('<img src=x')
    expect(reset.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ada&quot;')
    expect(html).toContain('href="https://app.example/verify-email?token=abc&amp;x=&quot;1&quot;"')
    expect(subject).toBe('Confirm your email for Sheaf')
  })

  it('has the same content as plain text, and loads nothing but what is attached', async () => {
    const { html, text } = await verification()
    expect(text).toContain(link)
    expect(text).toContain('The link works once and expires in 24 hours.')
    expect(html).not.toMatch(/<(script|link|iframe)|url\(|@import/)
    const sources = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)
    expect(sources).toEqual(listProductImages(html).map(({ cid }) => `cid:${cid}`))
    expect(sources).toHaveLength(1)
  })

  it('uses the right plural of hours', async () => {
    const reset = createResetMail({ to: 'a@example.com', name: 'Ada', link, hours: 1 })
    expect((await renderForUser(reset, 'en')).text).toContain('expires in one hour.')
  })
})
