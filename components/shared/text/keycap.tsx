'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

export const Keycap = ({ children }: { children: ReactNode }) => (
  <kbd className="bg-muted text-muted-foreground inline-grid h-5 min-w-5 place-items-center rounded-xs border px-1 font-sans text-[0.6875rem] font-medium">
    {children}
  </kbd>
)

/** Returns ⌘ for Apple keyboards, otherwise the name of the Control key. */
export function useModifierKey(): string {
  const t = useTranslations('common')
  const isApple = useHydrated() && /Mac|iP(hone|ad|od)/.test(navigator.platform)
  return isApple ? '⌘' : t('controlKey')
}

export const ModifierKey = () => <Keycap>{useModifierKey()}</Keycap>

/** Keys of a shortcut, one keycap each. */
export const Keycaps = ({ keys }: { keys: string }) => (
  <span className="flex gap-1">
    {keys.split(' ').map((key, index) => (
      <Keycap key={index}>{key.toUpperCase()}</Keycap>
    ))}
  </span>
)
