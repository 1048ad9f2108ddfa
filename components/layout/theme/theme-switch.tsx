'use client'

import { useTranslations } from 'next-intl'
import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { cn } from '@/lib/utils'
import { THEMES, getStoredTheme, THEME_STORAGE_KEY, applyTheme, type Theme } from './stored-theme'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const ICONS = { system: Monitor, light: Sun, dark: Moon }

/** Theme as three buttons: system, light, dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations('shell.theme')
  const theme = useTheme()
  return (
    <div
      role="group"
      aria-label={t('label')}
      className={cn('bg-foreground/6 flex rounded-md p-0.5', className)}
    >
      {THEMES.map((name) => {
        const Icon = ICONS[name]
        return (
          <IconButton
            key={name}
            variant="ghost"
            label={t(name)}
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
  const t = useTranslations('shell.theme')
  const theme = useTheme()
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <IconButton
      variant="ghost"
      label={t('current', { theme })}
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
