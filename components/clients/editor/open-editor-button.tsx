'use client'

import { Plus } from 'lucide-react'
import { useMay } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { openEditor } from './editor-address'

// Reached for, not yet pressed: time to fetch the dialog.
const load = () => void import('./client-dialog')

/** Opens the dialog for a new client. */
export function OpenEditorButton({ label, isMain = true }: { label: string; isMain?: boolean }) {
  if (!useMay('write')) return null
  return (
    <Button
      variant={isMain ? 'default' : 'outline'}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openEditor('new')}
    >
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
}
