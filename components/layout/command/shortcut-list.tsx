'use client'

import { useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { usePermissionCheck } from '@/components/shared/permissions'
import { Switch } from '@/components/ui/switch'
import { Keycap, Keycaps, ModifierKey } from '@/components/shared/text/keycap'
import { areSingleKeysEnabled, setSingleKeysEnabled } from '@/components/shared/browser/use-page-keydown'
import { isShortcutAllowed, SHORTCUTS, type ShortcutKeys } from './shortcuts'

/** All shortcuts, with a switch for single-key ones. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysEnabled)
  const may = usePermissionCheck()
  const shown = Object.entries(SHORTCUTS).filter(([keys]) => isShortcutAllowed(keys as ShortcutKeys, may))
  const change = (next: boolean) => {
    setOn(next)
    setSingleKeysEnabled(next)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>They work on every screen, unless you’re typing in a field.</DialogDescription>
        </DialogHeader>
        <dl className="mt-4 divide-y border-y">
          <div className="flex items-center justify-between gap-4 py-2">
            <dt>Search and actions</dt>
            <dd className="flex gap-1">
              <ModifierKey />
              <Keycap>K</Keycap>
            </dd>
          </div>
          {shown.map(([keys, { label }]) => (
            <div key={keys} className="flex items-center justify-between gap-4 py-2">
              <dt className={on ? undefined : 'text-muted-foreground'}>{label}</dt>
              <dd>
                <Keycaps keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center justify-between gap-4">
          <span>Use single-key shortcuts</span>
          <Switch checked={on} onCheckedChange={change} />
        </label>
      </DialogContent>
    </Dialog>
  )
}
