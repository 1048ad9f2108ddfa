'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect } from 'react'
import { useMays } from '@/components/shared/permissions'
import { leaveSafely } from '@/components/shared/unsaved/unsaved-forms'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { CommandFrame } from './command-frame'
import { showCommand, useCommandView } from './command-store'
import { hasKeys, KEYS, type Keys } from './keys'
import { loadMenu, loadMenuAhead } from './load-menu'
import { useKeys } from './use-keys'

const CommandMenu = lazy(() => loadMenu().then((module) => ({ default: module.CommandMenu })))
const ShortcutList = lazy(() =>
  import('./shortcut-list').then((module) => ({ default: module.ShortcutList })),
)

/** Listens for shortcuts on every screen, and fetches what they open. */
export function Commands() {
  const router = useRouter()
  const view = useCommandView()
  const may = useMays()

  const onKeys = (keys: Keys) => {
    if (!hasKeys(keys, may)) return
    const { href } = KEYS[keys]
    if (href) return leaveSafely(() => router.push(href))
    if (keys === '?') return showCommand('shortcuts')
    const field = document.querySelector<HTMLElement>('main input[type="search"]')
    if (field) field.focus()
    else showCommand('menu')
  }
  useKeys(onKeys, () => showCommand(view === 'menu' ? null : 'menu'))

  useEffect(() => whenIdle(loadMenuAhead), [])

  const close = () => showCommand(null)
  return (
    <>
      <Suspense fallback={<CommandFrame onClose={close} />}>
        {view === 'menu' && <CommandMenu onClose={close} />}
      </Suspense>
      <Suspense>{view === 'shortcuts' && <ShortcutList onClose={close} />}</Suspense>
    </>
  )
}
