'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { cn } from '@/lib/utils'
import { THEMES, getStoredTheme, THEME_STORAGE_KEY, applyTheme, type Theme } from './stored-theme'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const LOOKS = {
  system: { icon: Monitor, label: 'System' },
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
}

/** Theme as three buttons: system, light, dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  return (
    <div role="group" aria-label="Theme" className={cn('bg-foreground/6 flex rounded-md p-0.5', className)}>
      {THEMES.map((name) => {
        const { icon: Icon, label } = LOOKS[name]
        return (
          <IconButton
            key={name}
            variant="ghost"
            label={label}
            side="top"
            aria-pressed={theme === name}
            onClick={() => setTheme(name)}
            className="text-muted-foreground hover:text-foreground aria-pressed:bg-raised aria-pressed:text-foreground h-7 flex-1 rounded-sm hover:bg-transparent aria-pressed:shadow-sm forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2 forced-colors:aria-pressed:outline-[Highlight]"
          >
            <Icon aria-hidden="true" />
          </IconButton>
        )
      })}
    </div>
  )
}

/** Theme as a single button that cycles. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme()
  const { icon: Icon, label } = LOOKS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <IconButton
      variant="ghost"
      label={`Theme: ${label.toLowerCase()}`}
      side="right"
      className={className}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  )
}

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
const useTheme = (): Theme => useSyncExternalStore(subscribe, getStoredTheme, () => 'system')
