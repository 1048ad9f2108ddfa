'use client'

import { useLayoutEffect, useRef } from 'react'
import { Search } from 'lucide-react'
import { focusOpener, keepEarly } from './command-store'
import './command.css'

/** The field of the command menu, in whichever form. */
export const FIELD = {
  placeholder: 'Search invoices, clients and actions',
  'aria-label': 'Search invoices, clients and actions',
  maxLength: 100,
}

/**
 * Stands in for the command menu while it is fetched. It takes what is typed, so that no letter of it is a shortcut of the
 * page beneath and none is lost.
 */
export function CommandFrame({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    return focusOpener
  }, [])
  return (
    <div role="dialog" aria-label="Search" aria-busy="true" className="ui-dialog command-dialog">
      <div className="command-input">
        <Search aria-hidden="true" />
        <input
          ref={field}
          {...FIELD}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => keepEarly(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </div>
    </div>
  )
}
