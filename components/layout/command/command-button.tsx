'use client'

import { useTranslations } from 'next-intl'
import { Search } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { cn } from '@/lib/utils'
import { openCommandView } from './command-store'
import { preloadCommandMenu } from './load-command-menu'
import { Keycap, ModifierKey } from '@/components/shared/text/keycap'

const open = () => openCommandView('menu')

/** Opens the command menu: looks like a search field, or an icon button if small. */
export function CommandButton({ small = false, className }: { small?: boolean; className?: string }) {
  const t = useTranslations('shell.search')
  if (small)
    return (
      <IconButton
        variant="ghost"
        label={t('title')}
        aria-haspopup="dialog"
        className={cn('text-muted-foreground shrink-0', className)}
        onPointerEnter={preloadCommandMenu}
        onFocus={preloadCommandMenu}
        onClick={open}
      >
        <Search aria-hidden="true" />
      </IconButton>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(
        'bg-background text-muted-foreground hover:text-foreground flex h-9 w-full items-center gap-2.5 rounded-md border px-2.5 text-sm transition-colors',
        className,
      )}
      onPointerEnter={preloadCommandMenu}
      onFocus={preloadCommandMenu}
      onClick={open}
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="flex-1 text-left">{t('title')}</span>
      <span aria-hidden="true" className="flex gap-1">
        <ModifierKey />
        <Keycap>K</Keycap>
      </span>
    </button>
  )
}
