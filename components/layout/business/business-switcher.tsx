'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { BusinessLogo } from '@/components/shared/business/business-logo'
import { ShellPopover } from '@/components/layout/shell/shell-popover'
import { useBusinessSwitch } from '@/components/shared/business/switch-business'
import { Spinner } from '@/components/ui/spinner'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import type { ShellBusiness } from '@/components/layout/shell/shell-user'

const loadMenu = () => import('./business-menu')
const BusinessMenu = lazy(() => loadMenu().then((module) => ({ default: module.BusinessMenu })))
const loadAhead = () => void loadMenu().catch(() => undefined)

interface BusinessSwitcherProps {
  business: ShellBusiness | null
  className?: string
}

/** Current business with a menu of the others. */
export function BusinessSwitcher({ business, className }: BusinessSwitcherProps) {
  const t = useTranslations('shell')
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const switching = useBusinessSwitch()
  const name = business?.name ?? t('businesses.none')

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    popover.current?.showPopover()
  }
  /** Closes the menus, so that the next dialog isn't below the phone's menu. */
  const leave = () => {
    popover.current?.hidePopover()
    popover.current?.closest('dialog')?.close()
  }

  return (
    <div className={className}>
      <Tooltip>
        <TooltipTrigger asChild>
          <button
            type="button"
            popoverTarget={id}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-busy={switching !== null || undefined}
            className="hover:bg-accent aria-expanded:bg-accent flex h-11 w-full min-w-0 items-center gap-2.5 rounded-md px-2 transition-colors aria-busy:cursor-progress"
            onKeyDown={onKeyDown}
            onPointerEnter={loadAhead}
            onFocus={loadAhead}
          >
            <BusinessLogo
              initials={business?.initials ?? '?'}
              logo={business?.logo ?? null}
              className="size-7"
            />
            <span className="rail:sr-only min-w-0 flex-1 text-left">
              <bdi className="block truncate font-medium">{name}</bdi>
              <span className="sr-only"> {t('businesses.switchHint')}</span>
            </span>
            <span className="text-muted-foreground rail:hidden [&>svg]:size-4">
              {switching === null ? <ChevronsUpDown aria-hidden="true" /> : <Spinner />}
            </span>
          </button>
        </TooltipTrigger>
        {!isOpen && <TooltipContent side="right">{name}</TooltipContent>}
      </Tooltip>
      <ShellPopover
        ref={popover}
        id={id}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="rail:top-36 rail:left-15.25 rail:pointer-coarse:top-41 top-28 right-auto left-3 max-h-[calc(100dvh-11rem)] overflow-y-auto in-[dialog]:left-2 in-[dialog]:pointer-coarse:top-30"
      >
        {isOpen && (
          <Suspense fallback={<p className="text-muted-foreground px-3 py-2">{t('loading')}</p>}>
            <BusinessMenu business={business} onLeave={leave} />
          </Suspense>
        )}
      </ShellPopover>
    </div>
  )
}
