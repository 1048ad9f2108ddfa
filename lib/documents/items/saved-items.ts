import 'server-only'
import type { BusinessScope, Member } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toTax, toTaxColumns } from '@/lib/documents/totals/charge-columns'
import { formatPlain } from '@/lib/core/money'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { violatesUnique } from '@/lib/platform/db/errors'
import { conflict, notFound } from '@/lib/i18n/errors'
import type { SavedItem } from './item-response'
import { MAX_SAVED_ITEMS } from './types'
import type { SavedItemInput } from './saved-schema'

const savedItemSelect = {
  id: true,
  description: true,
  unit: true,
  unitPrice: true,
  currency: true,
  taxRate: true,
  taxCategory: true,
  taxReason: true,
  taxParts: true,
} satisfies Prisma.SavedItemSelect

const toSavedItem = ({
  taxRate,
  taxCategory,
  taxReason,
  taxParts,
  unitPrice,
  ...row
}: Prisma.SavedItemGetPayload<{ select: typeof savedItemSelect }>): SavedItem => ({
  ...row,
  unitPrice: Number(unitPrice),
  tax: toTax({ taxRate, taxCategory, taxReason, taxParts }),
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

/** Creates a saved item. Throws 409 if there are too many, or one with this description and currency. */
export async function createSavedItem(actor: Member, input: SavedItemInput): Promise<SavedItem> {
  const { businessId } = actor
  return db.$transaction(async (tx) => {
    // Locked, or concurrent requests could exceed the limit.
    await lockBusiness(tx, actor)
    const count = await tx.savedItem.count({ where: { businessId } })
    if (count >= MAX_SAVED_ITEMS) throw conflict('item.too-many')
    const data = { businessId, ...toColumns(input) }
    return toSavedItem(await tx.savedItem.create({ data, select: savedItemSelect }).catch(rethrowDuplicate))
  })
}

/** Updates a saved item; existing invoices don't change. Throws 404, and 409 for a duplicate. */
export async function updateSavedItem(actor: Member, id: number, input: SavedItemInput): Promise<SavedItem> {
  const { businessId } = actor
  const [row] = await db.savedItem
    .updateManyAndReturn({ where: { businessId, id }, data: toColumns(input), select: savedItemSelect })
    .catch(rethrowDuplicate)
  if (!row) throw notFound('item')
  return toSavedItem(row)
}

/** Deletes a saved item. Throws 404. */
export async function deleteSavedItem({ businessId }: Member, id: number): Promise<void> {
  const { count } = await db.savedItem.deleteMany({ where: { businessId, id } })
  if (count === 0) throw notFound('item')
}

const toColumns = ({ description, unit, unitPrice, currency, tax }: SavedItemInput) => ({
  description,
  unit,
  unitPrice: formatPlain(unitPrice),
  currency,
  ...toTaxColumns(tax),
})

function rethrowDuplicate(error: unknown): never {
  throw violatesUnique(error, 'SavedItem_description') || violatesUnique(error, 'md5')
    ? conflict('item.saved-already', 'description')
    : error
}
