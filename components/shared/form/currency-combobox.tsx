'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { getDisplayNames } from '@/lib/i18n/display-names'
import { Combobox, type ComboboxProps } from './combobox'
import type { ComboboxOption } from './use-options'

type CurrencyComboboxProps = Omit<ComboboxProps, 'options' | 'onSearch' | 'selectedLabel'> & {
  /** Codes listed first. */
  first: readonly string[]
  /** Label of the value '', if it can be chosen. */
  noneLabel?: string
}

/** Loads the names of all currencies (ISO 4217) after the page, which shows few of them. Named only in the browser. */
async function loadNames(locale: string): Promise<Map<string, string>> {
  const { CURRENCIES } = await import('@/lib/core/currencies/currencies')
  const names = getDisplayNames(locale, 'currency')
  return new Map(CURRENCIES.map((code) => [code, names.of(code) ?? '']))
}

/** Select for a currency by code. */
export function CurrencyCombobox({ value, first, noneLabel, ...props }: CurrencyComboboxProps) {
  const t = useTranslations('common.currency')
  const locale = useLocale()
  const [names, setNames] = useState<Map<string, string> | null>(null)
  useEffect(() => {
    let isStale = false
    // If they can't be loaded, such as offline, the first ones can still be chosen.
    loadNames(locale).then(
      (loaded) => isStale || setNames(loaded),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [locale])

  const toOption = (code: string): ComboboxOption => ({
    value: code,
    label: code,
    description: names?.get(code) || undefined,
  })
  const others = [...new Set([...(names?.keys() ?? []), value])].filter(
    (code) => code && !first.includes(code),
  )
  const options = [
    ...first.map(toOption),
    ...others.map((code) => ({ ...toOption(code), group: t('others') })),
  ]
  return (
    <Combobox
      placeholder={noneLabel ?? t('placeholder')}
      searchLabel={t('search')}
      emptyText={t('empty')}
      {...props}
      value={value}
      options={noneLabel === undefined ? options : [{ value: '', label: noneLabel }, ...options]}
    />
  )
}
