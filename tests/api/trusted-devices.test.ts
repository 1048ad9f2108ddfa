import { site } from '@/lib/core/site'
import { db } from '@/lib/platform/db/client'
import messages from '@/lib/i18n/interface/en.json'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'

const NEW_BROWSER = messages.mail.newBrowser.subject.replace('{product}', site.name)

type User = Awaited<ReturnType<typeof createUser>>
async function enter(browser: Browser, { email }: User): Promise<string> {
  await signIn(browser, email, PASSWORD)
  return browser.cookies.get('known')!
}
const told = async ({ email }: User) =>
  (await listMailsTo(email)).filter(({ subject }) => subject === NEW_BROWSER).length

it('a trusted browser is recognised by its own secret: a planted one is replaced, and the owner notified', async () => {
  const [victim, attacker] = [await createUser(), await createUser()]
  await enter(new Browser(), victim)
  const planted = await enter(new Browser(), attacker)
  const browser = new Browser()
  browser.cookies.set('known', planted)
  expect(await enter(browser, victim)).not.toBe(planted)
  expect(await told(victim)).toBe(1)
})

it('a trusted browser stays trusted by every account that signed in with it', async () => {
  const [one, other] = [await createUser(), await createUser()]
  const browser = new Browser()
  const first = await enter(browser, one)
  expect(await enter(browser, one)).toBe(first)
  const second = await enter(browser, other)
  for (const user of [one, other, one]) expect(await enter(browser, user)).toBe(second)
  expect([await told(one), await told(other)]).toEqual([0, 0])
  expect(await db.trustedDevice.count({ where: { userId: { in: [one.id, other.id] } } })).toBe(2)
})
