'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import {
  closeClientEditor,
  getNewClientName,
  parseClientEditorTarget,
  openClientEditor,
} from './client-editor-url'
import { Plus } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'

const ClientDialog = lazy(() => import('./client-dialog'))

/**
 * Dialog to add or edit a client, opened by the URL. Loaded on first opening; asks before unsaved changes are
 * discarded, however it is closed.
 */
export function ClientEditor() {
  const router = useRouter()
  const params = useSearchParams()
  const target = parseClientEditorTarget(params)
  const [shownTarget, setShownTarget] = useState(target)
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  // Back may have changed the URL already: the dialog stays while it has unsaved changes.
  if (target !== null && target !== shownTarget) setShownTarget(target)

  const close = async () => {
    setDirty(false)
    if (target !== null) await closeClientEditor()
  }
  const isLeft = target === null && dirty
  const confirmAfterBack = useEffectEvent(() =>
    leave(
      () => void close(),
      () => shownTarget !== null && openClientEditor(shownTarget),
    ),
  )
  useEffect(() => {
    if (isLeft) confirmAfterBack()
  }, [isLeft])

  if (shownTarget === null) return null
  return (
    <Suspense>
      <ClientDialog
        target={shownTarget}
        name={getNewClientName(params)}
        open={target !== null || dirty}
        onDirty={setDirty}
        onClose={() => leave(() => void close())}
        onSaved={async () => {
          await close()
          router.refresh()
        }}
      />
    </Suspense>
  )
}

// Preloads the dialog.
const load = () => void import('./client-dialog')

export function NewClientButton({ label, isMain = true }: { label: string; isMain?: boolean }) {
  if (!useHasPermission('write')) return null
  return (
    <Button
      variant={isMain ? 'default' : 'outline'}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openClientEditor('new')}
    >
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
}
