'use client'

import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { FormField } from '@/components/ui/form'
import { Label } from '@/components/ui/label'
import { RadioGroup } from '@/components/ui/radio-group'
import { HEX_COLOR, type InvoiceTemplate } from '@/lib/business/design'
import type { DesignValues } from '../../user-values'
import { AccentField } from './accent-field'
import { TemplateThumbnail } from './template-thumbnail'

const TEMPLATES: { value: InvoiceTemplate; name: string; hint: string }[] = [
  { value: 'CLASSIC', name: 'Classic', hint: 'A letterhead, set in a serif' },
  { value: 'MODERN', name: 'Modern', hint: 'Bold type, the amount on your colour' },
  { value: 'COMPACT', name: 'Compact', hint: 'A ruled form, 40 lines to a page' },
]

/** Template and accent colour of the business's documents. */
export function DesignCard({ saved }: { /** Saved colour. */ saved: string }) {
  const { control } = useFormContext<DesignValues>()
  const id = useId()
  const chosen = useWatch({ control, name: 'accentColor' })
  const accentColor = HEX_COLOR.test(chosen) ? chosen : saved
  return (
    <Card>
      <CardHeader>
        <CardTitle>Invoice design</CardTitle>
        <CardDescription>For drafts and new invoices. Sent invoices keep their design.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6">
        <FormField
          control={control}
          name="invoiceTemplate"
          render={({ field }) => (
            <div>
              <Label asChild className="mb-2">
                <span id={id}>Template</span>
              </Label>
              <RadioGroup
                aria-labelledby={id}
                value={field.value}
                onValueChange={field.onChange}
                className="grid-cols-3 sm:gap-4"
              >
                {TEMPLATES.map(({ value, name, hint }) => (
                  <ChoiceCard key={value} value={value}>
                    <TemplateThumbnail template={value} accentColor={accentColor} />
                    <span className="mt-2 block font-medium">{name}</span>
                    <span className="text-caption text-muted-foreground hidden sm:block">{hint}</span>
                  </ChoiceCard>
                ))}
              </RadioGroup>
            </div>
          )}
        />
        <FormField
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
