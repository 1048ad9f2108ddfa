'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { THEMES } from './chosen-theme'
import { setTheme, useTheme } from './theme'

const LOOKS = {
  system: { icon: Monitor, label: 'System' },
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
}

/** System, light or dark, side by side. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  return (
    <div role="group" aria-label="Theme" className={cn('bg-foreground/6 flex rounded-md p-0.5', className)}>
      {THEMES.map((name) => {
        const { icon: Icon, label } = LOOKS[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={theme === name}
            aria-label={label}
            onClick={() => setTheme(name)}
            className="text-muted-foreground hover:text-foreground aria-pressed:bg-raised aria-pressed:text-foreground grid h-7 flex-1 place-items-center rounded-sm transition-colors aria-pressed:shadow-sm pointer-coarse:h-11"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        )
      })}
    </div>
  )
}

/** The same in one button, which goes round. */
export function ThemeCycle({ className }: { className?: string }) {
  const theme = useTheme()
  const { icon: Icon, label } = LOOKS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <Button
      variant="ghost"
      size="icon"
      className={className}
      aria-label={`Theme: ${label.toLowerCase()}`}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
}
