'use client'

import { useRouter } from 'next/navigation'
import { useMay } from '@/components/shared/permissions'
import type { Finding } from '@/lib/check/types'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { CheckPanel } from './check-panel'
import { useStanding } from '@/components/documents/detail/invoice-status'

/** The check of a draft on its own screen, as the page knows it. */
export function CheckCard({ invoiceId, findings }: { invoiceId: number; findings: Finding[] }) {
  const router = useRouter()
  const mayWrite = useMay('write')
  if (!isDraft(useStanding()) || !mayWrite) return null
  return (
    <div className="bg-card rounded-lg shadow-sm">
      <CheckPanel invoiceId={invoiceId} findings={findings} onChanged={() => router.refresh()} />
    </div>
  )
}
