'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { CalendarClock, Link2Off, RefreshCw } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import type { OpenMenuProps } from '@/components/shared/menu-button'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'

export type LinkDialog = 'expiry' | 'renew' | 'revoke'

interface PublicLinkMenuProps extends OpenMenuProps {
  expires: boolean
  /** Opens the dialog of an item, once the menu has closed. */
  onChoose: (dialog: LinkDialog) => void
}

/** Rarely needed actions of a public link. */
export default function PublicLinkMenu({ expires, onChoose, ...menu }: PublicLinkMenuProps) {
  const t = useTranslations('links')
  const chosen = useRef<LinkDialog | null>(null)
  return (
    <AnchoredMenu
      {...menu}
      label={t('card.options')}
      onClosed={() => {
        if (chosen.current) onChoose(chosen.current)
        chosen.current = null
      }}
    >
      <DropdownMenuItem onSelect={() => (chosen.current = 'expiry')}>
        <CalendarClock aria-hidden="true" />
        {expires ? t('expiry.change') : t('expiry.set')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => (chosen.current = 'renew')}>
        <RefreshCw aria-hidden="true" />
        {t('card.renew')}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="destructive" onSelect={() => (chosen.current = 'revoke')}>
        <Link2Off aria-hidden="true" />
        {t('card.revoke')}
      </DropdownMenuItem>
    </AnchoredMenu>
  )
}
