'use client'

import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

// The same key as in app/theme-script.tsx, which puts the choice on <html> before the first paint.
const KEY = 'theme'
const listeners = new Set<() => void>()

function read(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

function apply(theme: Theme): void {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  if (theme !== 'system') classList.add(theme)
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

/** Puts the kept choice on the document, where no inline script has done it. */
export const showChosenTheme = (): void => apply(read())

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === KEY && apply(read())
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The chosen theme, the same in every tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'system')
