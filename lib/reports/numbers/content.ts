import 'server-only'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import type { Invoice } from '@/lib/documents/types'

type Content = Omit<Invoice, 'publicToken'>

/** What was kept of an invoice, also by an older version, which knew less of one. A logo that is gone is left out. */
export async function readContent(userId: number, stored: Prisma.JsonValue): Promise<Content> {
  const content = stored as unknown as Content
  const { seller, client } = content
  const logo =
    seller?.logo && (await db.logo.count({ where: { id: seller.logo.id, userId } })) > 0 ? seller.logo : null
  const totalAmount = content.totalAmount ?? 0
  return {
    ...content,
    subtotal: content.subtotal ?? totalAmount,
    taxRate: content.taxRate ?? 0,
    taxAmount: content.taxAmount ?? 0,
    totalAmount,
    amountPaid: content.amountPaid ?? 0,
    balance: content.balance ?? totalAmount,
    clientContact: content.clientContact ?? null,
    notes: content.notes ?? null,
    termsAndConditions: content.termsAndConditions ?? null,
    shareMessage: content.shareMessage ?? null,
    lineItems: content.lineItems ?? [],
    payments: content.payments ?? [],
    seller: { ...DEFAULT_DESIGN, ...seller, logo },
    client: { ...client, deleted: client?.deleted ?? false },
  }
}
