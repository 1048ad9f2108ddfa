import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { getInvoice } from '@/lib/documents/queries'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { CURRENT_EDITION } from '@/lib/i18n/editions'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { db } from '@/lib/platform/db/client'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const start = async () => {
  const { actor } = await createUser()
  const { id } = await createInvoice(actor, (await createClient(actor)).id)
  const own = { own: { businessId: actor.businessId, id } }
  const stored = async () => (await db.invoice.findUniqueOrThrow({ where: own })).edition
  const printed = async () => getDocumentMessages(await getInvoice(actor, id)).document.edition
  /** As a release from before editions issued it. */
  const issueBefore = async () => {
    await setInvoiceStatus(actor, id, 'SENT')
    await db.invoice.update({ where: own, data: { edition: null } })
  }
  return { actor, id, stored, printed, issueBefore }
}

it('a document gets the current edition when it is issued, and loses it in draft', async () => {
  const { actor, id, stored, printed } = await start()
  expect([await stored(), await printed()]).toEqual([null, CURRENT_EDITION])
  for (const status of ['SENT', 'PAID', 'SENT', 'CANCELLED'] as const) {
    await setInvoiceStatus(actor, id, status)
    expect(await stored()).toBe(CURRENT_EDITION)
  }
  await setInvoiceStatus(actor, id, 'DRAFT')
  expect([await stored(), await printed()]).toEqual([null, CURRENT_EDITION])
})

it('what was issued before editions is edition 1 until it is issued again', async () => {
  const { actor, id, stored, printed, issueBefore } = await start()
  await issueBefore()
  await setInvoiceStatus(actor, id, 'PAID')
  expect([await stored(), await printed()]).toEqual([null, 1])
  await setInvoiceStatus(actor, id, 'DRAFT')
  await undoInvoiceStatus(actor, id, 'PAID')
  expect([await stored(), await printed()]).toEqual([null, 1])
  await setInvoiceStatus(actor, id, 'DRAFT')
  await setInvoiceStatus(actor, id, 'SENT')
  expect([await stored(), await printed()]).toEqual([CURRENT_EDITION, CURRENT_EDITION])
  await setInvoiceStatus(actor, id, 'DRAFT')
  await undoInvoiceStatus(actor, id, 'SENT')
  expect([await stored(), await printed()]).toEqual([CURRENT_EDITION, CURRENT_EDITION])
})

it.each([
  ['1, if it was issued before editions', true, 1],
  ['its own', false, CURRENT_EDITION],
])('an archived document keeps edition %s', async (_, isOld, edition) => {
  const { actor, id, issueBefore } = await start()
  if (isOld) await issueBefore()
  else await setInvoiceStatus(actor, id, 'SENT')
  await deleteInvoice(actor, id)
  const where = { businessId: actor.businessId, invoiceId: id }
  const { content } = await db.documentNumber.findFirstOrThrow({ where })
  expect(parseArchivedDocument(content).edition).toBe(edition)
})

it('an archive from before editions is edition 1', () => {
  expect(parseArchivedDocument({ invoiceNumber: 'INV-1' }).edition).toBe(1)
})
