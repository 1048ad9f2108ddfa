'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import type { checkIdentifier } from '@/lib/api/definitions/identifiers'
import { findIdentifier, getIdentifierName, getNumberCountry } from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import { isLanguage } from '@/lib/core/languages'
import { callApi } from '@/lib/platform/http/api-client'
import { useIdentifierLabel } from '@/components/shared/use-identifier-label'
import { LabeledField } from './labeled-field'

interface IdentifierFieldProps<
  TFieldValues extends FieldValues,
  TName extends FieldPath<TFieldValues>,
  TTransformed,
> {
  control: Control<TFieldValues, unknown, TTransformed>
  name: TName
  kind: IdentifierKind
  /** Country in the form, as ISO code or free text; empty if none is chosen. */
  country: string
  /** Label for a country without a name of its own. */
  label: string
  className?: string
}

/**
 * Field for an identification number, labelled with its name in the country, with an example. A number that looks wrong
 * gets a hint instead of an error, because rules change and registers have exceptions.
 */
export function IdentifierField<
  TFieldValues extends FieldValues,
  TName extends FieldPath<TFieldValues>,
  TTransformed = TFieldValues,
>({
  control,
  name,
  kind,
  country,
  label,
  className,
}: IdentifierFieldProps<TFieldValues, TName, TTransformed>) {
  const t = useTranslations('common.identifier')
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : null
  const getLabel = useIdentifierLabel()
  const number = String(useWatch({ control, name }) ?? '').trim()
  const { problem, check } = useIdentifierCheck(country, kind, number)
  const identifier = findIdentifier(country, kind)
  const shownLabel = getLabel(country, kind, label)
  const printed = getIdentifierName(getNumberCountry(country, kind, number), kind, { language, number })
  const printedAs = identifier && printed !== shownLabel ? t('printedAs', { name: printed }) : null
  return (
    <LabeledField
      isPrinted
      control={control}
      name={name}
      label={shownLabel}
      className={className}
      description={
        problem && identifier ? (
          <span role="status" className="text-warning">
            {t(problem, { example: identifier.example })}
          </span>
        ) : (
          printedAs
        )
      }
    >
      {({ value, onBlur, ...field }) => (
        <Input
          {...field}
          value={value ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          placeholder={identifier ? t('example', { number: identifier.example }) : undefined}
          onBlur={() => {
            onBlur()
            void check()
          }}
        />
      )}
    </LabeledField>
  )
}

type Problem = 'format' | 'checkDigits'

/** Checks a number when its field is left. The check digits are known to the server only. */
function useIdentifierCheck(country: string, kind: IdentifierKind, number: string) {
  const key = [country, kind, number].join('\n')
  const [found, setFound] = useState<{ key: string; problem: Problem | null } | null>(null)
  const latest = useRef('')
  const check = async () => {
    latest.current = key
    if (!number || !findIdentifier(country, kind) || found?.key === key) return
    const query = new URLSearchParams({ country, kind, number })
    try {
      const { reason } = await callApi<typeof checkIdentifier>({
        method: 'GET',
        path: `/api/identifiers/check?${query.toString()}`,
      })
      const problem = reason === 'check-digits' ? 'checkDigits' : reason
      if (latest.current === key) setFound({ key, problem })
    } catch {
      // Without an answer there is no hint; callApi has logged the failure.
    }
  }
  return { problem: found?.key === key ? found.problem : null, check }
}
