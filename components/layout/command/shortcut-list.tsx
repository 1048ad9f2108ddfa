'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { usePermissionCheck } from '@/components/shared/permissions'
import { Switch } from '@/components/ui/switch'
import { Keycap, Keycaps, ModifierKey } from '@/components/shared/text/keycap'
import { areSingleKeysEnabled, setSingleKeysEnabled } from '@/components/shared/browser/use-page-keydown'
import { isShortcutAllowed, SHORTCUTS, type ShortcutKeys } from './shortcuts'

/** All shortcuts, with a switch for single-key ones. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.shortcuts')
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
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('hint')}</DialogDescription>
        </DialogHeader>
        <dl className="mt-4 divide-y border-y">
          <div className="flex items-center justify-between gap-4 py-2">
            <dt>{t('menu')}</dt>
            <dd className="flex gap-1">
              <ModifierKey />
              <Keycap>K</Keycap>
            </dd>
          </div>
          {shown.map(([keys, { name }]) => (
            <div key={keys} className="flex items-center justify-between gap-4 py-2">
              <dt className={on ? undefined : 'text-muted-foreground'}>{t(name)}</dt>
              <dd>
                <Keycaps keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center justify-between gap-4">
          <span>{t('singleKeys')}</span>
          <Switch checked={on} onCheckedChange={change} />
        </label>
      </DialogContent>
    </Dialog>
  )
}
