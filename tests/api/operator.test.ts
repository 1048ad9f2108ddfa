import { randomBytes } from 'node:crypto'
import * as publicUrl from '@/app/api/invoices/[id]/public-url/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { enableTwoStep } from '@/tests/factories/two-step'
import { createUser } from '@/tests/factories/user'
import { removeTwoStep } from '@/lib/operator/remove-two-step'

const { SECRET_KEYS } = process.env
afterEach(() => {
  if (SECRET_KEYS === undefined) delete process.env.SECRET_KEYS
  else process.env.SECRET_KEYS = SECRET_KEYS
})

/** Loads the modules as a process started with these keys. */
function withKeys(keys: string) {
  process.env.SECRET_KEYS = keys
  type Box = typeof import('@/lib/platform/crypto/encryption')
  type Reseal = typeof import('@/lib/operator/rotate-keys')
  let box!: Box
  let reseal!: Reseal
  jest.isolateModules(() => {
    box = require('@/lib/platform/crypto/encryption')
    reseal = require('@/lib/operator/rotate-keys')
  })
  return { ...box, ...reseal }
}
const key = () => randomBytes(32).toString('base64')

describe('rotating the encryption key', () => {
  it('re-encrypts every secret once with the newest key, and reports those that can’t be decrypted', async () => {
    const browser = await Browser.signedIn()
    const { id: userId, actor } = browser.user
    const { secret } = await enableTwoStep(browser)
    const { id } = await createInvoice(actor, (await createClient(actor)).id)
    const shared = await browser.call(publicUrl.POST, `/api/invoices/${id}/public-url`, {
      method: 'POST',
      params: { id: String(id) },
    })
    const { publicToken } = (await shared.json()) as { publicToken: string }
    const stranger = await createUser()
    const lost = { address: 'lost@gmail.com', refreshToken: 'v7.AAAA' }
    await db.gmailConnection.create({ data: { businessId: stranger.businessId, ...lost } })

    const newest = key()
    const { rotateKeys, decrypt } = withKeys(`v2:${newest}`)
    const counts = Object.fromEntries((await rotateKeys()).map(({ what, ...count }) => [what, count]))
    expect(counts['Gmail connections']).toMatchObject({ lost: expect.any(Number) })
    expect(counts['Gmail connections']!.lost).toBeGreaterThan(0)

    const { publicTokenCipher, version } = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: actor.businessId, id } },
    })
    const twoStep = await db.twoStep.findUniqueOrThrow({ where: { userId } })
    expect([publicTokenCipher!.slice(0, 3), twoStep.secret.slice(0, 3)]).toEqual(['v2.', 'v2.'])
    expect(decrypt('invoice link', publicTokenCipher!)).toBe(publicToken)
    expect(decrypt('two-step', twoStep.secret)).toBe(secret)
    // Re-encrypting doesn't change the invoice's version, and a second run finds nothing to do.
    expect(version).toBe(
      (await db.invoice.findUniqueOrThrow({ where: { own: { businessId: actor.businessId, id } } })).version,
    )
    expect((await rotateKeys()).map(({ done }) => done)).toEqual([0, 0, 0])
    expect(
      (await db.gmailConnection.findUniqueOrThrow({ where: { businessId: stranger.businessId } }))
        .refreshToken,
    ).toBe('v7.AAAA')
    // Back to the key of the other tests.
    const back = withKeys(`v3:${key()},v2:${newest}`)
    expect(
      (await back.rotateKeys()).every(({ what, done }) => what === 'Gmail connections' || done > 0),
    ).toBe(true)
  })
})

describe('turning off two-step sign-in for a user who lost it', () => {
  it('disables it, ends all sessions and notifies the owner', async () => {
    const browser = await Browser.signedIn()
    const { id: userId, email } = browser.user
    await enableTwoStep(browser)
    const mail = await removeTwoStep(` ${email.toUpperCase()} `)
    expect(mail).toMatchObject({ to: email, subject: 'Two-step sign-in is off for Sheaf' })
    expect(await db.twoStep.count({ where: { userId } })).toBe(0)
    expect(await db.session.count({ where: { userId } })).toBe(0)
    expect(await removeTwoStep(email)).toBeNull()
    expect(await removeTwoStep('nobody@example.com')).toBeNull()
  })
})
