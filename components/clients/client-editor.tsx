'use client'

import { lazy, Suspense, useState } from 'react'
import { useRouter, useSearchParams } from 'next/navigation'
import { closeEditor, editorTarget, openEditor } from './editor-address'
import { useLeaveWarning } from '@/components/shared/use-leave-warning'

const ClientDialog = lazy(() => import('./client-dialog'))
const DiscardDialog = lazy(() => import('./discard-dialog'))

/**
 * The dialog that adds or edits a client, open whenever the address says so. It is fetched on first opening; what was
 * typed is given up only after asking, however the dialog is left.
 */
export function ClientEditor() {
  const router = useRouter()
  const target = editorTarget(useSearchParams())
  const [kept, setKept] = useState(target)
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  // Back has changed the address already: the dialog stays for as long as something typed would be lost.
  if (target !== null && target !== kept) setKept(target)
  const open = target !== null || dirty
  useLeaveWarning(dirty)

  const leave = async () => {
    setDirty(false)
    setAsking(false)
    if (target !== null) await closeEditor()
  }
  const stay = () => {
    setAsking(false)
    if (target === null && kept !== null) openEditor(kept)
  }

  if (kept === null) return null
  return (
    <Suspense>
      <ClientDialog
        target={kept}
        open={open}
        onDirty={setDirty}
        onClose={() => (dirty ? setAsking(true) : void leave())}
        onSaved={async () => {
          await leave()
          router.refresh()
        }}
      />
      {dirty && <DiscardDialog open={asking || target === null} onStay={stay} onDiscard={leave} />}
    </Suspense>
  )
}
