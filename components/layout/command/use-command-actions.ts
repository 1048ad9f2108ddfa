'use client'

import { useRouter } from 'next/navigation'
import {
  ArrowLeftRight,
  FilePlus,
  FileText,
  Hash,
  Keyboard,
  LayoutGrid,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Sun,
  UserPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { createNewBusiness, switchToBusiness } from '@/components/shared/business/switch-business'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { useBusinesses } from '@/components/layout/business/use-businesses'
import { listNavigationItems } from '@/components/layout/shell/navigation'
import { setTheme } from '@/components/layout/theme/theme-switch'
import { BUSINESSES_PATH } from '@/lib/auth/rules/paths'
import { useSignOut } from '@/components/layout/sign-out-button'
import { openCommandView } from './command-store'
import { findShortcutKeys } from './shortcuts'

interface Action {
  label: string
  /** Distinguishes actions with the same label. */
  id?: string
  icon: LucideIcon
  /** Search keywords. */
  keywords?: string
  keys?: string
  run: () => void
}

/** Returns all global actions, the most used first. */
export function useCommandActions(): Action[] {
  const router = useRouter()
  const { signOut } = useSignOut()
  const { businesses } = useBusinesses()
  const others = businesses.is === 'there' ? businesses.list.filter(({ isCurrent }) => !isCurrent) : []
  const may = usePermissionCheck()
  const to = (href: string) => ({
    keys: findShortcutKeys(href),
    run: () => confirmLeave(() => router.push(href)),
  })
  const createActions = [
    { label: 'New Invoice', icon: FilePlus, keywords: 'create write bill', ...to('/invoices/create') },
    {
      label: 'New Quote',
      icon: FilePlus,
      keywords: 'create write offer estimate',
      ...to('/invoices/create?kind=quote'),
    },
    {
      label: 'New Pro Forma',
      icon: FilePlus,
      keywords: 'create write pro forma invoice proforma',
      ...to('/invoices/create?kind=proforma'),
    },
    { label: 'New Client', icon: UserPlus, keywords: 'create add customer', ...to('/clients?edit=new') },
  ]
  const members = {
    label: 'Members',
    icon: UsersRound,
    keywords: 'go to team people invite',
    ...to('/settings?tab=members'),
  }
  const lists = [
    {
      label: 'Quotes',
      icon: FileText,
      keywords: 'go to open offers estimates',
      ...to('/invoices?kind=quote'),
    },
    {
      label: 'Credit notes',
      icon: FileText,
      keywords: 'go to open refunds',
      ...to('/invoices?kind=credit-note'),
    },
    { label: 'Pro forma invoices', icon: FileText, keywords: 'go to open', ...to('/invoices?kind=proforma') },
  ]
  const numbers = {
    label: 'Document numbers',
    icon: Hash,
    keywords: 'go to open gaps series report inspector',
    ...to('/invoices/numbers'),
  }
  return [
    ...(may('write') ? createActions : []),
    ...listNavigationItems(may).map(({ href, label, icon }) => ({
      label,
      icon,
      keywords: 'go to open',
      ...to(href),
    })),
    ...(may('read') ? [...lists, numbers, members] : []),
    { label: 'Light theme', icon: Sun, keywords: 'appearance mode', run: () => setTheme('light') },
    { label: 'Dark theme', icon: Moon, keywords: 'appearance mode night', run: () => setTheme('dark') },
    { label: 'System theme', icon: Monitor, keywords: 'appearance', run: () => setTheme('system') },
    {
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      keywords: 'help keys',
      keys: '?',
      run: () => openCommandView('shortcuts'),
    },
    { label: 'Sign out', icon: LogOut, keywords: 'log leave', run: signOut },
    {
      label: 'All businesses',
      icon: LayoutGrid,
      keywords: 'go to overview companies',
      ...to(BUSINESSES_PATH),
    },
    { label: 'New business', icon: Plus, keywords: 'create start add company', run: createNewBusiness },
    // Appended, because they load last.
    ...others.map((business) => ({
      label: `${business.isOnboarded ? 'Switch to' : 'Finish setting up'} ${business.name}`,
      id: `business ${business.id}`,
      icon: ArrowLeftRight,
      keywords: 'go to open business company',
      run: () => switchToBusiness(business),
    })),
  ]
}

/** Returns the actions whose words start with every typed word. */
export function filterCommandActions(actions: Action[], typed: string): Action[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ label, keywords = '' }) => {
    const own = `${label} ${keywords}`.toLowerCase().split(' ')
    return terms.every((word) => own.some((one) => one.startsWith(word)))
  })
}
