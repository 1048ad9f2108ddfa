'use client'

import { useParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { isKnownDeleted } from '@/lib/platform/http/api-client'

/** Shows `deleted` if this browser knows that the invoice in the URL was deleted, `missing` otherwise. */
export function DeletedOrMissing({ deleted, missing }: { deleted: ReactNode; missing: ReactNode }) {
  const { id } = useParams<{ id?: string }>()
  return isKnownDeleted({ collection: 'invoices', id: Number(id) }) ? deleted : missing
}
