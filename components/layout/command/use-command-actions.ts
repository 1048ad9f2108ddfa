'use client'

import { useTranslations, type Messages } from 'next-intl'
import { useRouter } from 'next/navigation'
import {
  ArrowLeftRight,
  BellRing,
  FilePlus,
  FileText,
  Hash,
  Keyboard,
  Landmark,
  Languages,
  LayoutGrid,
  LogOut,
  Monitor,
  Moon,
  Palette,
  Percent,
  Plus,
  Repeat,
  Sun,
  UserPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { useSwitchBusiness } from '@/components/shared/business/switch-business'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { useBusinesses } from '@/components/layout/business/use-businesses'
import { listNavigationItems } from '@/components/layout/shell/navigation'
import { setTheme } from '@/components/layout/theme/theme-switch'
import { BUSINESSES_PATH, NEW_BUSINESS_PATH } from '@/lib/auth/rules/paths'
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
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const { switchToBusiness } = useSwitchBusiness()
  const { signOut } = useSignOut()
  const { businesses } = useBusinesses()
  const others = businesses.is === 'there' ? businesses.list.filter(({ isCurrent }) => !isCurrent) : []
  const may = usePermissionCheck()
  const to = (href: string) => ({
    keys: findShortcutKeys(href),
    run: () => confirmLeave(() => router.push(href)),
  })
  const createAction = (
    name: Exclude<keyof Messages['shell']['actions'], 'switchTo' | 'finishSetup'>,
    icon: LucideIcon,
    { keys, run }: Pick<Action, 'keys' | 'run'>,
  ): Action => ({ label: t(`actions.${name}`), keywords: t(`keywords.${name}`), icon, keys, run })

  const createActions = [
    createAction('newInvoice', FilePlus, to('/invoices/create')),
    createAction('newQuote', FilePlus, to('/invoices/create?kind=quote')),
    createAction('newRecurring', FilePlus, to('/invoices/create?type=recurring')),
    createAction('newProforma', FilePlus, to('/invoices/create?kind=proforma')),
    createAction('newClient', UserPlus, to('/clients?edit=new')),
  ]
  const lists = [
    createAction('quotes', FileText, to('/invoices?kind=quote')),
    createAction('recurring', Repeat, to('/invoices/series')),
    createAction('creditNotes', FileText, to('/invoices?kind=credit-note')),
    createAction('proformas', FileText, to('/invoices?kind=proforma')),
    createAction('numbers', Hash, to('/invoices/numbers')),
    createAction('members', UsersRound, to('/settings?tab=members')),
  ]
  const settings = [
    createAction('design', Palette, to('/settings?tab=invoices&section=design')),
    createAction('taxes', Percent, to('/settings?tab=invoices&section=taxes')),
    createAction('numbering', Hash, to('/settings?tab=invoices&section=numbering')),
    createAction('reminders', BellRing, to('/settings?tab=invoices&section=reminders')),
    createAction('wording', Languages, to('/settings?tab=invoices&section=language')),
    createAction('bank', Landmark, to('/settings?tab=bank')),
  ]
  return [
    ...(may('write') ? createActions : []),
    ...listNavigationItems(may).map(({ href, name, icon }) => ({
      label: t(`navigation.${name}`),
      icon,
      keywords: t('keywords.navigation'),
      ...to(href),
    })),
    ...(may('read') ? lists : []),
    ...(may('settings') ? settings : []),
    createAction('lightTheme', Sun, { run: () => setTheme('light') }),
    createAction('darkTheme', Moon, { run: () => setTheme('dark') }),
    createAction('systemTheme', Monitor, { run: () => setTheme('system') }),
    createAction('shortcuts', Keyboard, { keys: '?', run: () => openCommandView('shortcuts') }),
    { label: tCommon('signOut.action'), icon: LogOut, keywords: t('keywords.signOut'), run: signOut },
    createAction('allBusinesses', LayoutGrid, to(BUSINESSES_PATH)),
    createAction('newBusiness', Plus, to(NEW_BUSINESS_PATH)),
    // Appended, because they load last.
    ...others.map((business) => ({
      label: t(business.isOnboarded ? 'actions.switchTo' : 'actions.finishSetup', {
        business: business.name,
      }),
      id: `business ${business.id}`,
      icon: ArrowLeftRight,
      keywords: t('keywords.switchTo'),
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
