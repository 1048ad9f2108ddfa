'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, type Control } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import type { TaxFields } from '@/lib/business/taxes/schema'
import { MAX_PART_NAME, MAX_PART_NUMBER, MAX_TAX_PARTS } from '@/lib/core/tax/parts'

const NEW_PART: TaxFields['parts'][number] = { name: '', rate: '', compound: false, number: '' }

/** The named taxes that a tax consists of, each with its rate and registration number. */
export function TaxPartsFields<Parsed>({ control }: { control: Control<TaxFields, unknown, Parsed> }) {
  const t = useTranslations('settings.tax.parts')
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  if (fields.length === 0)
    return (
      <Button
        variant="ghost"
        size="sm"
        className="text-muted-foreground -ml-2.5 w-fit"
        onClick={() => append([NEW_PART, NEW_PART])}
      >
        <Plus aria-hidden="true" />
        {t('split')}
      </Button>
    )
  return (
    <div className="grid gap-4">
      <p className="text-caption text-muted-foreground">{t('hint')}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-3 border-t pt-3">
          <legend className="sr-only">{t('part', { number: index + 1 })}</legend>
          <div className="flex items-start gap-2">
            <LabeledField control={control} name={`parts.${index}.name`} label={t('name')} className="flex-1">
              {(field) => (
                <Input
                  aria-required
                  autoComplete="off"
                  maxLength={MAX_PART_NAME}
                  placeholder={t('namePlaceholder')}
                  {...field}
                />
              )}
            </LabeledField>
            <LabeledField control={control} name={`parts.${index}.rate`} label={t('rate')} className="w-24">
              {(field) => (
                <Input
                  aria-required
                  inputMode="decimal"
                  autoComplete="off"
                  className="text-right tabular-nums"
                  {...field}
                />
              )}
            </LabeledField>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t('remove', { number: index + 1 })}
              className="text-muted-foreground mt-6"
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
          <LabeledField control={control} name={`parts.${index}.number`} label={t('number')}>
            {(field) => (
              <Input
                autoComplete="off"
                maxLength={MAX_PART_NUMBER}
                placeholder={t('numberPlaceholder')}
                {...field}
              />
            )}
          </LabeledField>
          {index > 0 && (
            <LabeledField control={control} name={`parts.${index}.compound`} label={t('compound')}>
              {({ value, onChange, ...field }) => (
                <Switch {...field} checked={value} onCheckedChange={onChange} />
              )}
            </LabeledField>
          )}
        </fieldset>
      ))}
      {fields.length < MAX_TAX_PARTS && (
        <Button variant="outline" size="sm" className="w-fit" onClick={() => append(NEW_PART)}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
    </div>
  )
}
