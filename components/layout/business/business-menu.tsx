'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Check, LayoutGrid, Plus } from 'lucide-react'
import { BusinessLogo } from '@/components/shared/business/business-logo'
import { useSwitchBusiness } from '@/components/shared/business/switch-business'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { getBusinessInitials } from '@/lib/business/initials'
import { BUSINESSES_PATH, NEW_BUSINESS_PATH } from '@/lib/auth/rules/paths'
import { cn } from '@/lib/utils'
import { getCurrentBusinessId } from '@/lib/platform/http/current-business'
import type { ShellBusiness } from '@/components/layout/shell/shell-user'
import { useBusinesses } from './use-businesses'

/** Classes of a menu entry. */
const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm hover:bg-accent hover:text-accent-foreground focus:bg-accent focus:text-accent-foreground focus:outline-hidden [&>svg]:size-4 [&>svg]:shrink-0'
const ITEMS = '[role^="menuitem"]'
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface BusinessMenuProps {
  /** Current business, known before the others are loaded. */
  business: ShellBusiness | null
  /** Closes the menu. */
  onLeave: () => void
}

/** Menu (WAI-ARIA pattern) of the user's businesses with the current one checked, and actions to add more. */
export function BusinessMenu({ business, onLeave }: BusinessMenuProps) {
  const t = useTranslations('shell')
  const tCommon = useTranslations('common')
  const menu = useRef<HTMLDivElement>(null)
  const { switchToBusiness } = useSwitchBusiness()
  const { businesses, retry } = useBusinesses()
  const list =
    businesses.is === 'there'
      ? businesses.list
      : business
        ? [{ ...business, isCurrent: true, isOnboarded: true }]
        : []

  // The loaded list may have the current business in another position; moves the focus there.
  useEffect(() => {
    const items = menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(items ?? menu.current?.querySelector<HTMLElement>(ITEMS))?.focus()
  }, [businesses.is])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave()
    const step = STEPS[event.key]
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    if (!step || items.length === 0) return
    event.preventDefault()
    items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
  }
  const choose = (run: () => void) => () => {
    onLeave()
    run()
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('businesses.switch')}
      aria-busy={businesses.is === 'loading'}
      onKeyDown={onKeyDown}
    >
      <p role="presentation" className="text-muted-foreground px-2 pt-2 pb-1 text-xs font-medium">
        {t('businesses.switch')}
      </p>
      <div role="group" aria-label={t('businesses.yours')}>
        {list.map(({ id, name, logo, role, isCurrent, isOnboarded }) => (
          <button
            key={id}
            type="button"
            role="menuitemradio"
            aria-checked={isCurrent}
            tabIndex={-1}
            className={ITEM}
            // In a tab left on another business, the current one is a target too.
            onClick={choose(
              () => (isCurrent && getCurrentBusinessId() === String(id)) || switchToBusiness({ id, name }),
            )}
          >
            <BusinessLogo initials={getBusinessInitials(name)} logo={logo} />
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 font-medium wrap-anywhere">{name}</bdi>
              <span className="text-muted-foreground block truncate text-xs">
                {isOnboarded ? tCommon(`role.${role}`) : t('businesses.notSetUp')}
              </span>
            </span>
            {isCurrent && <Check aria-hidden="true" className="text-primary" />}
          </button>
        ))}
      </div>
      {businesses.is === 'loading' && (
        <p role="presentation" className="text-muted-foreground flex min-h-11 items-center gap-2.5 px-2">
          <span className="grid size-8 place-items-center">
            <Spinner className="size-4" />
          </span>
          {t('loading')}
        </p>
      )}
      {businesses.is === 'failed' && (
        <div role="presentation" className="grid justify-items-start gap-2 px-2 py-2">
          <p role="alert">{businesses.message}</p>
          <Button role="menuitem" variant="outline" size="sm" onClick={retry}>
            {tCommon('retry')}
          </Button>
        </div>
      )}
      <div role="separator" className="bg-border -mx-1 my-1 h-px" />
      <Link
        href={BUSINESSES_PATH}
        role="menuitem"
        tabIndex={-1}
        prefetch={false}
        onClick={onLeave}
        className={cn(ITEM, 'pointer-fine:min-h-9')}
      >
        <LayoutGrid aria-hidden="true" className="text-muted-foreground" />
        {t('businesses.all')}
      </Link>
      <Link
        href={NEW_BUSINESS_PATH}
        role="menuitem"
        tabIndex={-1}
        prefetch={false}
        onClick={onLeave}
        className={cn(ITEM, 'pointer-fine:min-h-9')}
      >
        <Plus aria-hidden="true" className="text-muted-foreground" />
        {t('businesses.new')}
      </Link>
    </div>
  )
}
