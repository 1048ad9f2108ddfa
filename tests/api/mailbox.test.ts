import { randomUUID } from 'node:crypto'
import * as mailbox from '@/app/api/dev/mailbox/route'
import * as attachment from '@/app/api/dev/mailbox/[id]/route'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { MAILBOX_COOKIE } from '@/lib/mail/transports/local-mailbox-key'
import { sendMail } from '@/lib/mail/transports/send'
import { Browser } from '@/tests/factories/browser'

const HERE = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }
const KEY = 'a-mailbox-key-for-tests'
const LOCAL = { ...HERE, 'x-mailbox-key': KEY }
const list = (query: string, headers: Record<string, string> = LOCAL) =>
  new Browser().call(mailbox.GET, `/api/dev/mailbox${query}`, { headers })

it('the local mailbox lists the emails to an address, newest first', async () => {
  const to = `box-${randomUUID()}@example.com`
  for (const subject of ['first', 'second'])
    await sendMail({ to, subject, text: 'Text', html: '<p>Text</p>' })
  await sendMail({ to: `other-${randomUUID()}@example.com`, subject: 'other', text: 'x', html: 'x' })
  const response = await list(`?to=${encodeURIComponent(to.toUpperCase())}`)
  expect(response.status).toBe(200)
  const mail = {
    id: expect.any(Number),
    to,
    text: 'Text',
    html: '<p>Text</p>',
    createdAt: expect.any(String),
    cc: [],
    replyTo: null,
    attachments: [],
  }
  expect(await response.json()).toEqual([
    { ...mail, subject: 'second' },
    { ...mail, subject: 'first' },
  ])
})

it('the local mailbox opens with its key only, because a local tunnel passes on strangers’ requests unmarked', async () => {
  const wrong: Record<string, string>[] = [
    {},
    { 'x-mailbox-key': '' },
    { 'x-mailbox-key': KEY.slice(1) },
    { 'x-mailbox-key': `${KEY}x` },
  ]
  for (const headers of wrong) {
    const refused = await list('?to=a@example.com', { ...HERE, ...headers })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('.data/mailbox-key') })
    const file = await new Browser().call(attachment.GET, '/api/dev/mailbox/1', {
      headers: { ...HERE, ...headers },
      params: { id: '1' },
    })
    expect(file.status).toBe(403)
  }
  expect((await list('?key=wrong', HERE)).status).toBe(403)
  expect((await list(`?key=${KEY}`, HERE)).status).toBe(200)
  const kept = new Browser()
  kept.cookies.set(MAILBOX_COOKIE, KEY)
  expect((await kept.call(mailbox.GET, '/api/dev/mailbox', { headers: HERE })).status).toBe(200)
  kept.cookies.set(MAILBOX_COOKIE, 'wrong')
  expect((await kept.call(mailbox.GET, '/api/dev/mailbox', { headers: HERE })).status).toBe(403)
})

it('the local mailbox is disabled without a generated key, rather than open to an empty one', async () => {
  const { MAILBOX_KEY } = env()
  env().MAILBOX_KEY = undefined
  for (const headers of [HERE, LOCAL, { ...HERE, 'x-mailbox-key': '' }])
    expect((await list('?key=', headers)).status).toBe(404)
  env().MAILBOX_KEY = MAILBOX_KEY
})

it.each([
  ['from another machine', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
  ['from nobody knows where', { 'x-forwarded-for': '' }],
  ['under a name that only points here', { host: 'rebound.example' }],
  ['through a proxy that keeps the address to itself', { via: '1.1 proxy' }],
  ['through a proxy that names it elsewhere', { 'x-real-ip': '203.0.113.9' }],
  ['through a tunnel that names it', { 'cf-connecting-ip': '203.0.113.9' }],
  ['under a forwarded name', { 'x-forwarded-host': 'app.example.com' }],
])('the local mailbox is disabled %s', async (_, headers) => {
  expect((await list('', { ...LOCAL, ...headers })).status).toBe(404)
})

it('the local mailbox is disabled if the product has a public URL', async () => {
  const { NEXTAUTH_URL } = env()
  env().NEXTAUTH_URL = 'https://invoices.example.com'
  expect((await list('')).status).toBe(404)
  env().NEXTAUTH_URL = NEXTAUTH_URL
  expect((await list('')).status).toBe(200)
})

it('the log records every undelivered email, and no other', async () => {
  const warn = jest.spyOn(log, 'warn')
  const mail = { to: 'a@example.com', subject: 'Reset', text: 'Text', html: '<p>Text</p>' }
  await sendMail(mail)
  expect(warn).not.toHaveBeenCalled()
  const { NEXTAUTH_URL } = env()
  env().NEXTAUTH_URL = 'https://invoices.example.com'
  await sendMail(mail)
  env().NEXTAUTH_URL = NEXTAUTH_URL
  expect(warn.mock.calls).toEqual([[{ subject: 'Reset' }, expect.stringContaining('SMTP_URL')]])
})

it('the local mailbox accepts any text as an address', async () => {
  const response = await list('?to=%00')
  expect(response.status).toBe(200)
})
