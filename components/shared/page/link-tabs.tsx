'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { tabsListVariants, tabsTriggerVariants } from '@/components/ui/tabs-variants'
import { useScrollToCurrentTab } from '@/components/hooks/use-scroll-to-current-tab'
import { cn } from '@/lib/utils'

export type LinkTab = { label: string; href: string; current: boolean; count?: number }

/** Maximum count (lib/documents/list/tab-counts.ts). */
const MOST = 999

interface LinkTabsProps {
  label: string
  tabs: LinkTab[]
  /** `default` for a filter below tabs that are already lines. */
  variant?: 'line' | 'default'
}

/** Tabs as links: each has a URL and the server filters. */
export function LinkTabs({ label, tabs, variant = 'line' }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  useScrollToCurrentTab(row, tabs.find(({ current }) => current)?.label)
  return (
    <nav
      ref={row}
      aria-label={label}
      data-variant={variant}
      data-scrolls=""
      className={cn(tabsListVariants({ variant }), variant === 'default' && 'scroll-fade-x overflow-x-auto')}
    >
      {tabs.map(({ label: name, href, current, count }) => (
        <Link
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? 'page' : undefined}
          className={cn('group', tabsTriggerVariants())}
        >
          {name}
          {count !== undefined && (
            <>
              {' '}
              {/* Has the width of most counts before it is loaded, to avoid layout shift. */}
              <span className="bg-muted text-muted-foreground group-aria-[current=page]:bg-primary-soft group-aria-[current=page]:text-primary min-w-5 rounded-full px-1.5 text-center text-xs leading-5 tabular-nums">
                {count > MOST ? `${MOST}+` : count}
              </span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
