'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { showCommand, useCommandView } from './command-store'
import { KEYS, type Keys } from './keys'
import { useKeys } from './use-keys'

const CommandMenu = lazy(() => import('./command-menu').then((module) => ({ default: module.CommandMenu })))
const ShortcutList = lazy(() =>
  import('./shortcut-list').then((module) => ({ default: module.ShortcutList })),
)

/** Listens for shortcuts on every screen, and fetches what they open. */
export function Commands() {
  const router = useRouter()
  const view = useCommandView()

  const onKeys = (keys: Keys) => {
    const { href } = KEYS[keys]
    if (href) return router.push(href)
    if (keys === '?') return showCommand('shortcuts')
    const field = document.querySelector<HTMLElement>('main input[type="search"]')
    if (field) field.focus()
    else showCommand('menu')
  }
  useKeys(onKeys, () => showCommand(view === 'menu' ? null : 'menu'))

  return (
    <Suspense>
      {view === 'menu' && <CommandMenu onClose={() => showCommand(null)} />}
      {view === 'shortcuts' && <ShortcutList onClose={() => showCommand(null)} />}
    </Suspense>
  )
}
