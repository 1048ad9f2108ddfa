import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toTax } from '@/lib/documents/totals/charges'
import { MAX_SAVED_ITEMS, type SavedItem } from './types'

export const savedItemSelect = {
  id: true,
  description: true,
  unit: true,
  unitPrice: true,
  currency: true,
  taxRate: true,
  taxCategory: true,
  taxReason: true,
} satisfies Prisma.SavedItemSelect

export const toSavedItem = ({
  taxRate,
  taxCategory,
  taxReason,
  unitPrice,
  ...row
}: Prisma.SavedItemGetPayload<{ select: typeof savedItemSelect }>): SavedItem => ({
  ...row,
  unitPrice: Number(unitPrice),
  tax: toTax({ taxRate, taxCategory, taxReason }),
})

/** Lists the saved items of a business by description. */
export async function listSavedItems({ businessId }: BusinessScope): Promise<SavedItem[]> {
  const rows = await db.savedItem.findMany({
    where: { businessId },
    orderBy: [{ description: 'asc' }, { id: 'asc' }],
    take: MAX_SAVED_ITEMS,
    select: savedItemSelect,
  })
  return rows.map(toSavedItem)
}
