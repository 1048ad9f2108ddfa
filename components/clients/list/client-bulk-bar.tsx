'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useRouter } from 'next/navigation'
import { Trash2 } from 'lucide-react'
import { BulkBar, type BulkBarProps } from '@/components/shared/list/bulk-bar'
import { Button } from '@/components/ui/button'
import type { ClientRow } from '@/lib/clients/client-response'

const DeleteClientDialog = lazy(() => import('@/components/clients/detail/delete-client-dialog'))

interface ClientBulkBarProps extends Pick<BulkBarProps, 'total' | 'onSelectAll' | 'onClear'> {
  /** Selected rows. */
  clients: ClientRow[]
}

/** Actions for the selected clients. */
export default function ClientBulkBar({ clients, ...bar }: ClientBulkBarProps) {
  const t = useTranslations('clients.list')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <BulkBar label={t('selected')} selectedCount={clients.length} {...bar}>
      <Button variant="outline" size="sm" className="text-destructive" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        {tCommon('delete')}
      </Button>
      {isConfirming && (
        <Suspense>
          <DeleteClientDialog
            clients={clients}
            onClose={() => setConfirming(false)}
            onChanged={() => router.refresh()}
            onDeleted={bar.onClear}
          />
        </Suspense>
      )}
    </BulkBar>
  )
}
