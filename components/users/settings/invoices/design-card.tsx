'use client'

import { Controller, useWatch, type Control, type UseFormRegister } from 'react-hook-form'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { HEX_COLOR, type InvoiceTemplate } from '@/lib/business/design'
import type { DesignValues } from '../../user-values'
import { AccentField } from './accent-field'
import { TemplatePicture } from './template-picture'

const TEMPLATES: { value: InvoiceTemplate; name: string; hint: string }[] = [
  { value: 'CLASSIC', name: 'Classic', hint: 'A letterhead, set in a serif' },
  { value: 'MODERN', name: 'Modern', hint: 'Bold type, the amount on your colour' },
  { value: 'COMPACT', name: 'Compact', hint: 'A ruled form, 40 lines to a page' },
]

interface DesignCardProps {
  register: UseFormRegister<DesignValues>
  control: Control<DesignValues>
  /** The colour as it was saved. */
  saved: string
}

/** How the business's invoices look: one of three templates, and the colour they are drawn in. */
export function DesignCard({ register, control, saved }: DesignCardProps) {
  const chosen = useWatch({ control, name: 'accentColor' })
  const accentColor = HEX_COLOR.test(chosen) ? chosen : saved
  return (
    <Card>
      <CardHeader>
        <CardTitle>Invoice design</CardTitle>
        <CardDescription>For drafts and new invoices. Sent invoices keep their design.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6">
        <fieldset>
          <Label asChild className="mb-2">
            <legend>Template</legend>
          </Label>
          <div className="grid grid-cols-3 gap-3 sm:gap-4">
            {TEMPLATES.map(({ value, name, hint }) => (
              <label key={value} className="ui-choice">
                <input {...register('invoiceTemplate')} type="radio" value={value} className="sr-only" />
                <TemplatePicture template={value} accentColor={accentColor} />
                <span className="mt-2 block font-medium">{name}</span>
                <span className="text-caption text-muted-foreground hidden sm:block">{hint}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Controller
          control={control}
          name="accentColor"
          render={({ field, fieldState }) => (
            <AccentField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </CardContent>
    </Card>
  )
}
