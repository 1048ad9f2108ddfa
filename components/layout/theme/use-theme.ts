'use client'

import { useSyncExternalStore } from 'react'
import { getStoredTheme, THEME_STORAGE_KEY, applyTheme, type Theme } from './stored-theme'

const listeners = new Set<() => void>()

function apply(theme: Theme): void {
  applyTheme(theme)
  for (const listener of listeners) listener()
}

export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY)
    else localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Storage is blocked: the theme lasts until the page is left.
  }
  apply(theme)
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === THEME_STORAGE_KEY && apply(getStoredTheme())
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the theme, synchronised between tabs. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, getStoredTheme, () => 'system')
