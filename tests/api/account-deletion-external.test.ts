import type { BusinessScope } from '@/lib/core/access/actor'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { db } from '@/lib/platform/db/client'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { Browser } from '@/tests/factories/browser'
import { uploadLogo } from '@/tests/factories/logo'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { startUploadThing } from '@/tests/factories/uploadthing'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const DAY = 24 * 60 * 60 * 1000
afterEach(deleteUsers)

const exists = async (id: number) => (await db.user.count({ where: { id } })) > 0

describe('pictures with UploadThing when an account is deleted', () => {
  let service: Awaited<ReturnType<typeof startUploadThing>>
  beforeAll(async () => {
    // UploadThing's client warns about fields it reads itself.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    service = await startUploadThing()
    service.configure()
  })
  afterAll(() => {
    service.stop()
  })
  afterEach(() => service.fail(null))

  /** Creates an account due for deletion, with an avatar stored at the upload service. */
  async function leaving() {
    const browser = await Browser.signedIn()
    const { id } = browser.user
    const { file } = await uploadLogo(browser)
    await db.user.update({ where: { id }, data: { deleteAfter: new Date() } })
    return { id, picture: file.split('/').at(-1)! }
  }

  it('deletes the pictures of a deleted account from UploadThing, and no others', async () => {
    const { file } = await uploadLogo(await Browser.signedIn())
    const { id, picture } = await leaving()
    expect(service.files.has(picture)).toBe(true)
    expect(await runDeletions()).toBe(1)
    expect([await exists(id), [...service.files.keys()]]).toEqual([false, [file.split('/').at(-1)!]])
  })

  it('delays an account deletion for at most a week while UploadThing is unavailable', async () => {
    const { id, picture } = await leaving()
    service.fail((_, response) => response.writeHead(500).end())
    expect(await runDeletions()).toBe(0)
    expect(await exists(id)).toBe(true)
    service.fail(null)
    expect(await runDeletions()).toBe(1)
    expect([await exists(id), service.files.has(picture)]).toEqual([false, false])

    const late = await leaving()
    service.fail((_, response) => response.writeHead(500).end())
    expect(await runDeletions(new Date(Date.now() + 6.9 * DAY))).toBe(0)
    expect(await runDeletions(new Date(Date.now() + 7.1 * DAY))).toBe(1)
    expect(await exists(late.id)).toBe(false)
  })

  it('does not delay the deletion of another account', async () => {
    const stuck = await leaving()
    const { id } = await createUser({ deleteAfter: new Date() })
    service.fail((_, response) => response.writeHead(500).end())
    expect(await runDeletions()).toBe(1)
    expect([await exists(stuck.id), await exists(id)]).toEqual([true, false])
    await db.user.delete({ where: { id: stuck.id } })
  })
})

describe('the last email of a deleted account', () => {
  const smtp = setUpMailServer(createSmtpServer())

  /** Creates an account, deletes it and leaves its last email queued. */
  async function gone() {
    const { businessId, email } = await createUser({ deleteAfter: new Date() })
    expect(await runDeletions()).toBe(1)
    return { businessId, email }
  }
  const mailsOf = ({ businessId }: BusinessScope) => db.outboxMail.count({ where: { businessId } })

  it('is retried, sent once and then erased with its address', async () => {
    const { businessId, email } = await gone()
    smtp.behave('later')
    await runOutbox()
    expect(
      await db.outboxMail.findMany({
        where: { businessId },
        select: { to: true, status: true },
      }),
    ).toEqual([{ to: [email], status: 'QUEUED' }])
    smtp.behave('take')
    await db.outboxMail.updateMany({
      where: { businessId },
      data: { nextAttemptAt: new Date(0) },
    })
    await runOutbox()
    await runOutbox()
    expect(smtp.mails.map(({ to }) => to)).toEqual([[email]])
    expect(smtp.mails[0]!.source).toContain('Your Sheaf account is deleted')
    expect(await mailsOf({ businessId })).toBe(0)
  })

  it('is erased when it is permanently rejected', async () => {
    const account = await gone()
    smtp.behave('refuse')
    await runOutbox()
    expect([smtp.mails, await mailsOf(account)]).toEqual([[], 0])
  })

  it('is erased when its delivery is uncertain', async () => {
    const account = await gone()
    await db.outboxMail.updateMany({
      where: { businessId: account.businessId },
      data: { status: 'SENDING', nextAttemptAt: new Date(0) },
    })
    smtp.behave('take')
    await runOutbox()
    expect([smtp.mails, await mailsOf(account)]).toEqual([[], 0])
  })
})
