'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { Search } from 'lucide-react'
import { cn } from '@/lib/utils'
import { restoreFocus, storeEarlyInput } from './command-store'

/** At the top, to leave room for a phone's keyboard. */
export const COMMAND_DIALOG_CLASS =
  'inset-x-2 top-2 bottom-auto mx-auto max-h-[min(32rem,calc(100dvh-1rem))] w-auto gap-0 rounded-xl sm:inset-x-auto sm:top-[12vh] sm:left-1/2 sm:max-h-[min(32rem,80dvh)] sm:w-full sm:max-w-xl sm:-translate-x-1/2 sm:translate-y-0'

/** Returns the props of the command menu's input, shared with the fallback. */
export function useCommandInputProps() {
  const placeholder = useTranslations('shell.search')('placeholder')
  return { placeholder, 'aria-label': placeholder, maxLength: 100 }
}

/**
 * Placeholder while the command menu loads. Takes input, so that no letter is lost or triggers a shortcut of the page.
 */
export function CommandMenuFallback({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.search')
  const inputProps = useCommandInputProps()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    return restoreFocus
  }, [])
  return (
    <div
      role="dialog"
      aria-label={t('title')}
      aria-busy="true"
      className={cn('bg-popover text-popover-foreground fixed z-50 border shadow-lg', COMMAND_DIALOG_CLASS)}
    >
      <div className="focus-within:border-ring flex items-center gap-3 border-b pr-14 pl-4">
        <Search aria-hidden="true" className="text-muted-foreground size-4.5 shrink-0" />
        <input
          ref={field}
          {...inputProps}
          autoComplete="off"
          spellCheck={false}
          className="placeholder:text-muted-foreground h-13 w-full bg-transparent text-base outline-none"
          onChange={(event) => storeEarlyInput(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </div>
    </div>
  )
}
