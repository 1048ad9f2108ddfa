'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { useCurrentInView } from '@/components/ui/use-current-in-view'

export type LinkTab = { label: string; href: string; current: boolean; count?: number }

/** More than this is not counted (lib/documents/list/counts.ts). */
const MOST = 999

/** Tabs that are links: each has its address, and the server filters. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useRef<HTMLElement>(null)
  useCurrentInView(row, tabs.find(({ current }) => current)?.label)
  return (
    <nav ref={row} aria-label={label} className="ui-tabs-list">
      {tabs.map(({ label: name, href, current, count }) => (
        <Link
          key={name}
          href={href}
          scroll={false}
          aria-current={current ? 'page' : undefined}
          className="ui-tab"
        >
          {name}
          {count !== undefined && (
            <>
              {' '}
              <span className="ui-tab-count">{count > MOST ? `${MOST}+` : count}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
