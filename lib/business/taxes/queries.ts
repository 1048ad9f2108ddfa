import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { readTaxParts } from '@/lib/core/tax/part-schema'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { TaxRate } from './tax-rate-response'
import { MAX_TAX_RATES } from './types'

export const taxRateSelect = {
  id: true,
  name: true,
  rate: true,
  category: true,
  reason: true,
  parts: true,
  isDefault: true,
} satisfies Prisma.TaxRateSelect

export function toTaxRate({
  rate,
  parts: stored,
  ...row
}: Prisma.TaxRateGetPayload<{ select: typeof taxRateSelect }>): TaxRate {
  const parts = readTaxParts(stored)
  return { ...row, rate: Number(rate), ...(parts && { parts }) }
}

/** Lists the tax rates of a business in the order they were added. */
export async function listTaxRates({ businessId }: BusinessScope): Promise<TaxRate[]> {
  const rows = await db.taxRate.findMany({
    where: { businessId },
    orderBy: { id: 'asc' },
    take: MAX_TAX_RATES,
    select: taxRateSelect,
  })
  return rows.map(toTaxRate)
}
