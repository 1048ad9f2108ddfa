'use client'

import { useSyncExternalStore } from 'react'
import { chosenTheme, KEY, putTheme, type Theme } from './chosen-theme'

const listeners = new Set<() => void>()

function apply(theme: Theme): void {
  putTheme(theme)
  for (const listener of listeners) listener()
}

export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply(theme)
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && apply(chosenTheme())
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The chosen theme, the same in every tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system')
