'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import type { checkIdentifier } from '@/lib/api/definitions/identifiers'
import { findIdentifier, getIdentifierName, getNumberCountry } from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import { isLanguage } from '@/lib/core/languages'
import { callApi } from '@/lib/platform/http/api-client'
import { useIdentifierLabel } from '@/components/shared/use-identifier-label'
import { LabeledField } from './labeled-field'
import { useCheckOnBlur } from './use-check-on-blur'

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

/** Checks a number when its field is left. The check digits are known to the server only. */
const useIdentifierCheck = (country: string, kind: IdentifierKind, number: string) =>
  useCheckOnBlur([country, kind, number].join('\n'), async () => {
    if (!number || !findIdentifier(country, kind)) return null
    const query = new URLSearchParams({ country, kind, number })
    const { reason } = await callApi<typeof checkIdentifier>({
      method: 'GET',
      path: `/api/identifiers/check?${query.toString()}`,
    })
    return reason === 'check-digits' ? 'checkDigits' : reason
  })
