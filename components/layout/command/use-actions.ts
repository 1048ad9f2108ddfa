'use client'

import { useRouter } from 'next/navigation'
import { FilePlus, Keyboard, LogOut, Monitor, Moon, Sun, UserPlus, type LucideIcon } from 'lucide-react'
import { leaveSafely } from '@/components/shared/unsaved/unsaved-forms'
import { NAVIGATION } from '@/components/layout/shell/navigation'
import { setTheme } from '@/components/layout/theme/theme'
import { useSignOut } from '../use-sign-out'
import { showCommand } from './command-store'
import { keysFor } from './keys'

interface Action {
  label: string
  icon: LucideIcon
  /** What else somebody may call it. */
  words?: string
  keys?: string
  run: () => void
}

/** Everything that can be done from anywhere, the most wanted first. */
export function useActions(): Action[] {
  const router = useRouter()
  const { signOut } = useSignOut()
  const to = (href: string) => ({ keys: keysFor(href), run: () => leaveSafely(() => router.push(href)) })
  return [
    { label: 'New Invoice', icon: FilePlus, words: 'create write bill', ...to('/invoices/create') },
    { label: 'New Client', icon: UserPlus, words: 'create add customer', ...to('/clients?edit=new') },
    ...NAVIGATION.map(({ href, label, icon }) => ({ label, icon, words: 'go to open', ...to(href) })),
    { label: 'Light theme', icon: Sun, words: 'appearance mode', run: () => setTheme('light') },
    { label: 'Dark theme', icon: Moon, words: 'appearance mode night', run: () => setTheme('dark') },
    { label: 'System theme', icon: Monitor, words: 'appearance', run: () => setTheme('system') },
    {
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      words: 'help keys',
      keys: '?',
      run: () => showCommand('shortcuts'),
    },
    { label: 'Sign out', icon: LogOut, words: 'log leave', run: signOut },
  ]
}

/** Those whose words begin with every word that was typed. */
export function fittingActions(actions: Action[], typed: string): Action[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ label, words = '' }) => {
    const own = `${label} ${words}`.toLowerCase().split(' ')
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  })
}
