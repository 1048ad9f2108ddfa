'use client'

import { lazy, Suspense, useState } from 'react'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { Client } from '@/lib/clients/types'

const ClientDialog = lazy(() => import('./client-dialog'))

interface NewClientDialogProps {
  /** What is known of the name already, and of the address. */
  name: string
  address?: string
  onCreated: (client: Client) => void
  onClose: () => void
}

/** Adds a client in the middle of something else. It is fetched on first opening, and asks before what was typed is lost. */
export function NewClientDialog({ name, address, onCreated, onClose }: NewClientDialogProps) {
  const [dirty, setDirty] = useState(false)
  // An address was typed elsewhere, and would be lost as well.
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
