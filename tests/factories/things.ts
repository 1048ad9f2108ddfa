import { randomUUID } from 'node:crypto'
import { hashToken } from '@/lib/platform/crypto/secret-box'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/kernel/dates'
import { recordPayment } from '@/lib/actions/payments/record-payment'
import { MONTHLY } from '@/lib/documents/rhythm/types'
import { storeAvatar } from '@/lib/platform/storage/avatars'
import { storeLogo } from '@/lib/platform/storage/logos'
import type { Browser } from './browser'
import { createClient } from './client'
import { createInvoice } from './invoice'
import { picture } from './logo'
import { createSession } from './session'

export type SignedIn = Awaited<ReturnType<typeof Browser.signedIn>>
/** Names of things by what they are; a number or a text, as their routes have it. */
export type Ids = Awaited<ReturnType<typeof ownThings>>

const DAYS = 86_400_000
export const today = () => todayIn('UTC')
export const png = picture().png().toBuffer()

/** Everything that has an id, each of it the user's own. */
export async function ownThings({ id: userId, ...user }: SignedIn['user']) {
  const client = await createClient(userId, { email: 'client@example.org' })
  const draft = await createInvoice(userId, client.id)
  const start = addDays(today(), -60)
  const sent = await createInvoice(userId, client.id, { status: 'SENT', shared: true, issueDate: start })
  const paying = { paidOn: today(), amount: 10, method: 'CASH' as const, reference: null }
  const payment = (await recordPayment(userId, sent.id, paying)).payments[0]!.id
  const first = await createInvoice(userId, client.id, {
    ...{ invoiceType: 'RECURRING', recurringDate: addDays(today(), 30), schedule: MONTHLY },
  })
  const mail = (status: string) =>
    db.outboxMail.create({
      data: {
        ...{ userId, invoiceId: sent.id, kind: 'INVOICE', cause: `send ${randomUUID()}`, status },
        ...{ to: ['client@example.org'], cc: [], bcc: [], subject: 'Invoice', message: 'Please pay.' },
        nextAttemptAt: new Date(Date.now() + DAYS),
      },
    })
  const session = await createSession({ id: userId, ...user })
  return {
    client: client.id,
    draft: draft.id,
    sent: sent.id,
    token: sent.publicToken!,
    payment,
    first: first.id,
    series: (await db.schedule.findFirstOrThrow({ where: { userId } })).id,
    failedMail: (await mail('FAILED')).ref,
    waitingMail: (await mail('QUEUED')).ref,
    number: (await db.givenNumber.findFirstOrThrow({ where: { userId, invoiceId: sent.id } })).id,
    session: hashToken(session.id).slice(0, 24),
    avatar: (await storeAvatar(userId, await png)).avatar.split('/').at(-1)!,
    logo: (await storeLogo(userId, await png)).file.split('/').at(-1)!,
  }
}

/** The same, as nobody has it. */
export const nobodysThings = (ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id], at) => [
      name,
      typeof id === 'number' ? 900_000_000 + at : id.includes('-') ? randomUUID() : 'A'.repeat(id.length),
    ]),
  ) as Ids
