import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Tax } from '@/lib/core/tax/categories'
import { db } from '@/lib/platform/db/client'
import { toTax } from './totals/charge-columns'

/** Returns the tax of the newest document, draft or issued; null without any. A credit note has its invoice's tax. */
export async function findLastTax({ businessId }: BusinessScope): Promise<Tax | null> {
  const row = await db.invoice.findFirst({
    where: { businessId, kind: { not: 'CREDIT_NOTE' } },
    orderBy: { id: 'desc' },
    select: { taxRate: true, taxCategory: true, taxReason: true, taxParts: true },
  })
  return row && toTax(row)
}
