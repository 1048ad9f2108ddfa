import 'server-only'
import type { Member, BusinessScope } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { conflict, notFound } from '@/lib/i18n/errors'
import { taxRateSelect, toTaxRate } from './queries'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { TaxRateInput } from './schema'
import type { TaxRate } from './tax-rate-response'
import { MAX_TAX_RATES } from './types'

/** Creates a tax rate; the first one becomes the default of new documents. Throws 409 above `MAX_TAX_RATES`. */
export async function createTaxRate(actor: Member, { isDefault, ...input }: TaxRateInput): Promise<TaxRate> {
  const { businessId } = actor
  return db.$transaction(async (tx) => {
    // Locked, or two concurrent calls could both make theirs the default.
    await lockBusiness(tx, actor)
    const count = await tx.taxRate.count({ where: { businessId } })
    if (count >= MAX_TAX_RATES) throw conflict('tax.too-many')
    const row = await tx.taxRate.create({ data: { businessId, ...input }, select: taxRateSelect })
    return (isDefault ?? count === 0) ? makeDefault(tx, actor, toTaxRate(row)) : toTaxRate(row)
  })
}

/** Updates a tax rate. Existing documents don't change. Throws 404. */
export async function updateTaxRate(
  actor: Member,
  id: number,
  { isDefault, ...input }: TaxRateInput,
): Promise<TaxRate> {
  const { businessId } = actor
  return db.$transaction(async (tx) => {
    // Locked, or two concurrent calls could both make theirs the default.
    await lockBusiness(tx, actor)
    const where = { own: { businessId, id } }
    const existing = await tx.taxRate.findUnique({ where, select: { isDefault: true } })
    if (!existing) throw notFound('tax')
    const data = { ...input, ...(isDefault === false && { isDefault }) }
    const rate = toTaxRate(await tx.taxRate.update({ where, data, select: taxRateSelect }))
    return (isDefault ?? existing.isDefault) ? makeDefault(tx, actor, rate) : rate
  })
}

/** Deletes a tax rate. Throws 404. */
export async function deleteTaxRate({ businessId }: Member, id: number): Promise<void> {
  const { count } = await db.taxRate.deleteMany({ where: { businessId, id } })
  if (count === 0) throw notFound('tax')
}

/**
 * Unsets the default tax rate if it differs from the rate typed as default in the settings. Call it in the
 * transaction that saves the settings.
 */
export async function syncDefaultRate(
  tx: Transaction,
  { businessId }: BusinessScope,
  rate: number,
): Promise<void> {
  await tx.taxRate.updateMany({
    where: { businessId, isDefault: true, rate: { not: rate } },
    data: { isDefault: false },
  })
}

async function makeDefault(tx: Transaction, { businessId }: BusinessScope, rate: TaxRate): Promise<TaxRate> {
  await tx.taxRate.updateMany({ where: { businessId, isDefault: true }, data: { isDefault: false } })
  await tx.taxRate.update({ where: { own: { businessId, id: rate.id } }, data: { isDefault: true } })
  await tx.business.update({ where: { id: businessId }, data: { defaultTaxRate: rate.rate } })
  return { ...rate, isDefault: true }
}
