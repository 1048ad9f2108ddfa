'use client'

import { lazy, Suspense, useState } from 'react'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { Client } from '@/lib/clients/client-response'

const ClientDialog = lazy(() => import('./client-dialog'))

interface NewClientDialogProps {
  /** Initial name and address. */
  name: string
  address?: string
  onCreated: (client: Client) => void
  onClose: () => void
}

/** Adds a client from another form. Loaded on first opening; asks before unsaved changes are discarded. */
export function NewClientDialog({ name, address, onCreated, onClose }: NewClientDialogProps) {
  const [dirty, setDirty] = useState(false)
  // A given address is input from elsewhere that would be lost too.
  const { leave } = useUnsavedChanges(dirty || Boolean(address))
  return (
    <Suspense>
      <ClientDialog
        target="new"
        name={name}
        address={address}
        open
        onDirty={setDirty}
        onClose={() => leave(onClose)}
        onSaved={onCreated}
      />
    </Suspense>
  )
}
