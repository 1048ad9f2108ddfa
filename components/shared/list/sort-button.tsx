'use client'

import { useTranslations } from 'next-intl'
import { lazy } from 'react'
import { ArrowUpDown } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import type { SortOption } from './sort-menu'

const load = () => import('./sort-menu')
const SortMenu = lazy(load)

/** Sort menu, for layouts without column headings. */
export function SortButton({ choices }: { choices: SortOption[] }) {
  const t = useTranslations('common.list')
  return (
    <MenuButton load={load} Menu={SortMenu} props={{ choices }}>
      <ArrowUpDown aria-hidden="true" />
      {t('sort')}
    </MenuButton>
  )
}
