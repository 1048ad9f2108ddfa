'use client'

import { Plus } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { openClientEditor } from './client-editor-url'

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
