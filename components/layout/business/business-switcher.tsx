'use client'

import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { BusinessMark } from '@/components/shared/business/business-mark'
import { useSwitching } from '@/components/shared/business/use-switching'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import type { ShellBusiness } from '@/components/layout/shell/shell-user'

const loadMenu = () => import('./business-menu')
const BusinessMenu = lazy(() => loadMenu().then((module) => ({ default: module.BusinessMenu })))
const loadAhead = () => void loadMenu().catch(() => undefined)

interface BusinessSwitcherProps {
  business: ShellBusiness | null
  className?: string
}

/** The business that one works in, and the menu of the others: the browser's own popover, which lies over the phone's menu too. */
export function BusinessSwitcher({ business, className }: BusinessSwitcherProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const switching = useSwitching()
  const name = business?.name ?? 'No business yet'

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    popover.current?.showPopover()
  }
  /** Whatever is asked next must not lie beneath the phone's menu. */
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
            className="business-switcher"
            onKeyDown={onKeyDown}
            onPointerEnter={loadAhead}
            onFocus={loadAhead}
          >
            <BusinessMark
              initials={business?.initials ?? '?'}
              logo={business?.logo ?? null}
              className="size-7"
            />
            <span className="rail:sr-only min-w-0 flex-1 text-left">
              <bdi className="block truncate font-medium">{name}</bdi>
              <span className="sr-only"> (switch business)</span>
            </span>
          </button>
        </TooltipTrigger>
        {!isOpen && <TooltipContent side="right">{name}</TooltipContent>}
      </Tooltip>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="shell-popover business-menu"
      >
        {isOpen && (
          <Suspense fallback={<p className="text-muted-foreground px-3 py-2">Loading…</p>}>
            <BusinessMenu business={business} onLeave={leave} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
