'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Check } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'

/** Sort order with its URL. */
export interface SortOption {
  label: string
  href: string
  current: boolean
}

interface SortMenuProps {
  choices: SortOption[]
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

export default function SortMenu({ choices, ...menu }: SortMenuProps) {
  const t = useTranslations('common.list')
  return (
    <AnchoredMenu {...menu} label={t('sortBy')}>
      {choices.map(({ label, href, current }) => (
        <DropdownMenuItem key={label} asChild>
          <Link href={href} scroll={false} prefetch={false} aria-current={current ? 'true' : undefined}>
            <Check aria-hidden="true" className={current ? 'size-4' : 'invisible size-4'} />
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
    </AnchoredMenu>
  )
}
