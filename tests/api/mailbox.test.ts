import { randomUUID } from 'node:crypto'
import * as mailbox from '@/app/api/dev/mailbox/route'
import { env } from '@/lib/env'
import { sendMail } from '@/lib/mail/send'
import { Browser } from '@/tests/factories/browser'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

const LOCAL = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }
const list = (query: string, headers: Record<string, string> = LOCAL) =>
  new Browser().call(mailbox.GET, `/api/dev/mailbox${query}`, { headers })

it('lists the mails to an address, newest first', async () => {
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

it.each([
  ['from another machine', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
  ['from nobody knows where', { 'x-forwarded-for': '' }],
  ['under a name that only points here', { host: 'rebound.example' }],
  ['through a proxy that keeps the address to itself', { via: '1.1 proxy' }],
  ['through a proxy that names it elsewhere', { 'x-real-ip': '203.0.113.9' }],
  ['under a forwarded name', { 'x-forwarded-host': 'app.example.com' }],
])('is not there %s', async (_, headers) => {
  expect((await list('', { ...LOCAL, ...headers })).status).toBe(404)
})

it('is not there when the product is served under a public address', async () => {
  const { NEXTAUTH_URL } = env()
  env().NEXTAUTH_URL = 'https://invoices.example.com'
  expect((await list('')).status).toBe(404)
  env().NEXTAUTH_URL = NEXTAUTH_URL
  expect((await list('')).status).toBe(200)
})

it('takes any text for an address', async () => {
  const response = await list('?to=%00')
  expect(response.status).toBe(200)
})
