import * as gmail from '@/app/api/user/gmail/route'
import * as proofMail from '@/app/api/user/proof/mail/route'
import * as proof from '@/app/api/user/proof/route'
import * as settings from '@/app/api/user/settings/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { getAppCode, startTwoStepSetup, enableTwoStep } from '@/tests/factories/two-step'
import { createUser, PASSWORD } from '@/tests/factories/user'

type Signed = Awaited<ReturnType<typeof Browser.signedIn>>

const IBAN = 'GB33BUKB20201555555555'
const REFUSED = {
  code: 'proof.needed',
  message: 'Please confirm that it’s you',
  errors: { proof: ['Please confirm that it’s you'] },
  reasons: { proof: [{ code: 'proof.needed' }] },
}

/** Signs a user in longer ago than a reauthentication lasts. */
async function longIn(overrides: Parameters<typeof createUser>[0] = {}): Promise<Signed> {
  const browser = await Browser.signedIn(await createUser(overrides))
  await age(browser)
  return browser
}
const age = (browser: Signed) =>
  db.session.updateMany({
    where: { userId: browser.user.id },
    data: { provenAt: new Date(Date.now() - 11 * 60_000) },
  })
const save = (browser: Signed, body: object) =>
  browser.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
const prove = (browser: Signed, body: object) =>
  browser.call(proof.POST, '/api/user/proof', { method: 'POST', body })
const ways = async (browser: Signed) => (await browser.call(proof.GET, '/api/user/proof')).json()
const subjects = async ({ user }: Signed) => (await listMailsTo(user.email)).map(({ subject }) => subject)
const ibanOf = async ({ user }: Signed) =>
  (await db.business.findUniqueOrThrow({ where: { id: user.businessId } })).iban

describe('changing bank details', () => {
  it('works within ten minutes of signing in, and notifies the owner', async () => {
    const browser = await Browser.signedIn()
    expect((await save(browser, { iban: IBAN })).status).toBe(200)
    expect(await subjects(browser)).toEqual([`The bank details of ${browser.user.fullName} were changed`])
  })

  it('later requires reauthentication, and stores nothing before', async () => {
    const browser = await longIn()
    const refused = await save(browser, { iban: IBAN, fullName: 'Robin Another' })
    expect([refused.status, await refused.json()]).toEqual([403, REFUSED])
    expect(await ibanOf(browser)).toBeNull()

    const wrong = await prove(browser, { password: 'wrong' })
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['password']])
    expect((await save(browser, { iban: IBAN })).status).toBe(403)

    expect((await prove(browser, { password: PASSWORD })).status).toBe(204)
    expect((await save(browser, { iban: IBAN })).status).toBe(200)
    expect(await ibanOf(browser)).toBe(IBAN)
  })

  it('is not required if they stay the same, or during onboarding', async () => {
    const settled = await longIn({ iban: IBAN })
    expect((await save(settled, { iban: IBAN, sortCode: '', fullName: 'Robin Another' })).status).toBe(200)
    const newcomer = await longIn({ isOnboarded: false })
    expect((await save(newcomer, { iban: IBAN })).status).toBe(200)
    expect([...(await subjects(settled)), ...(await subjects(newcomer))]).toEqual([])
  })

  it('is required in each session separately', async () => {
    const browser = await longIn()
    const other = await Browser.signedIn(browser.user)
    await age(browser)
    await prove(other, { password: PASSWORD })
    expect((await save(browser, { iban: IBAN })).status).toBe(403)
    expect((await save(other, { iban: IBAN })).status).toBe(200)
  })
})

it('requires re-authentication to change the mail transport', async () => {
  const browser = await longIn()
  for (const [handler, method] of [
    [gmail.POST, 'POST'],
    [gmail.DELETE, 'DELETE'],
  ] as const)
    expect((await browser.call(handler, '/api/user/gmail', { method })).status).toBe(403)
})

it('accepts a two-step sign-in code, once', async () => {
  const browser = await Browser.signedIn()
  const { secret } = await enableTwoStep(browser)
  await age(browser)
  expect(await ways(browser)).toEqual({ password: true, code: true, mail: false })
  const code = getAppCode(secret)
  expect((await prove(browser, { code })).status).toBe(204)
  expect((await save(browser, { iban: IBAN })).status).toBe(200)
  await age(browser)
  expect((await prove(browser, { code })).status).toBe(422)
})

describe('reauthentication of a user with neither a password nor two-step sign-in', () => {
  const fromGoogle = async () => {
    const browser = await longIn()
    await db.user.update({ where: { id: browser.user.id }, data: { passwordHash: null } })
    return browser
  }
  const ask = (browser: Signed) => browser.call(proofMail.POST, '/api/user/proof/mail', { method: 'POST' })
  const mailed = async ({ user }: Signed) =>
    /code is (\d{6})\./.exec((await listMailsTo(user.email))[0]!.text)![1]!

  it('uses an emailed code, which works once and for that account only', async () => {
    const browser = await fromGoogle()
    const other = await fromGoogle()
    expect(await ways(browser)).toEqual({ password: false, code: false, mail: true })
    expect((await ask(browser)).status).toBe(204)
    const code = await mailed(browser)
    expect((await prove(other, { code })).status).toBe(422)
    expect((await prove(browser, { code })).status).toBe(204)
    expect((await save(browser, { iban: IBAN })).status).toBe(200)
    expect((await prove(browser, { code })).status).toBe(422)
  })

  it('accepts only the newest code, for ten minutes and ten attempts', async () => {
    const browser = await fromGoogle()
    await ask(browser)
    const first = await mailed(browser)
    await ask(browser)
    const second = await mailed(browser)
    if (first !== second) expect((await prove(browser, { code: first })).status).toBe(422)
    await db.token.updateMany({ where: { userId: browser.user.id }, data: { expiresAt: new Date() } })
    expect((await prove(browser, { code: second })).status).toBe(422)
    const statuses = []
    for (let guess = 0; guess < 10; guess++)
      statuses.push((await prove(browser, { code: `00000${guess}` })).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is required to set up two-step sign-in', async () => {
    const browser = await fromGoogle()
    expect((await startTwoStepSetup(browser, {})).status).toBe(403)
    await ask(browser)
    await prove(browser, { code: await mailed(browser) })
    expect((await startTwoStepSetup(browser, {})).status).toBe(201)
  })

  it('is the only kind that emails codes', async () => {
    expect((await ask(await longIn())).status).toBe(409)
  })
})
