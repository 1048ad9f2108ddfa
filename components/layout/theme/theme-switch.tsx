'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { cn } from '@/lib/utils'
import { THEMES } from './stored-theme'
import { setTheme, useTheme } from './use-theme'

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
