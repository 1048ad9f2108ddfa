'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect } from 'react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'
import { CommandMenuFallback } from './command-menu-fallback'
import { openCommandView, useCommandView } from './command-store'
import { isShortcutAllowed, SHORTCUTS, type ShortcutKeys, useShortcuts } from './shortcuts'
import { loadCommandMenu, preloadCommandMenu } from './load-command-menu'

const CommandMenu = lazy(() => loadCommandMenu().then((module) => ({ default: module.CommandMenu })))
const ShortcutList = lazy(() =>
  import('./shortcut-list').then((module) => ({ default: module.ShortcutList })),
)

/** Handles shortcuts on every screen, and loads what they open. */
export function CommandHost() {
  const router = useRouter()
  const view = useCommandView()
  const may = usePermissionCheck()

  const onKeys = (keys: ShortcutKeys) => {
    if (!isShortcutAllowed(keys, may)) return
    const { href } = SHORTCUTS[keys]
    if (href) return confirmLeave(() => router.push(href))
    if (keys === '?') return openCommandView('shortcuts')
    const field = document.querySelector<HTMLElement>('main input[type="search"]')
    if (field) field.focus()
    else openCommandView('menu')
  }
  useShortcuts(onKeys, () => openCommandView(view === 'menu' ? null : 'menu'))

  useEffect(() => runWhenIdle(preloadCommandMenu), [])

  const close = () => openCommandView(null)
  return (
    <>
      <Suspense fallback={<CommandMenuFallback onClose={close} />}>
        {view === 'menu' && <CommandMenu onClose={close} />}
      </Suspense>
      <Suspense>{view === 'shortcuts' && <ShortcutList onClose={close} />}</Suspense>
    </>
  )
}
