'use client'

import { useRouter } from 'next/navigation'
import { useHasPermission } from '@/components/shared/permissions'
import type { Finding } from '@/lib/presend-check/types'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { PresendCheckPanel } from './presend-check-panel'
import { useInvoiceStatus } from '@/components/documents/detail/invoice-status'

/** Pre-send check on the screen of a draft. */
export function PresendCheckCard({ invoiceId, findings }: { invoiceId: number; findings: Finding[] }) {
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  if (!isDraft(useInvoiceStatus()) || !mayWrite) return null
  return (
    <div className="bg-card rounded-lg shadow-sm">
      <PresendCheckPanel invoiceId={invoiceId} findings={findings} onChanged={() => router.refresh()} />
    </div>
  )
}
