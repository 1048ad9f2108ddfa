'use client'

import { lazy, Suspense, useState } from 'react'
import type { Client } from '@/lib/clients/types'

const ClientDialog = lazy(() => import('./client-dialog'))
const DiscardDialog = lazy(() => import('./discard-dialog'))

export interface NewClientDialogProps {
  /** What is known of the name already. */
  name: string
  onCreated: (client: Client) => void
  onClose: () => void
}

/** Adds a client in the middle of something else. It is fetched on first opening, and asks before what was typed is lost. */
export function NewClientDialog({ name, onCreated, onClose }: NewClientDialogProps) {
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <Suspense>
      <ClientDialog
        target="new"
        name={name}
        open
        onDirty={setDirty}
        onClose={() => (dirty ? setAsking(true) : onClose())}
        onSaved={onCreated}
      />
      {dirty && <DiscardDialog open={asking} onStay={() => setAsking(false)} onDiscard={onClose} />}
    </Suspense>
  )
}
