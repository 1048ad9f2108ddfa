'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { FormField } from '@/components/ui/form'
import { Label } from '@/components/ui/label'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { HEX_COLOR, INVOICE_TEMPLATES, deriveAccent, ACCENT_COLORS } from '@/lib/business/design'
import type { DesignValues } from '../../user-values'
import { TemplateThumbnail } from './template-thumbnail'
import { Check, Pipette } from 'lucide-react'
import { cn } from '@/lib/utils'

const SWATCH =
  'relative grid size-9 shrink-0 cursor-pointer place-items-center rounded-full inset-ring-1 inset-ring-foreground/18 pointer-coarse:size-11 [&_svg]:size-4'

const CHOSEN = 'ring-2 ring-primary ring-offset-2 ring-offset-card'

const FOCUSED =
  'has-focus-visible:outline-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** Template and accent colour of the business's documents. */
export function DesignCard({ saved }: { /** Saved colour. */ saved: string }) {
  const t = useTranslations('settings.design')
  const { control } = useFormContext<DesignValues>()
  const id = useId()
  const chosen = useWatch({ control, name: 'accentColor' })
  const accentColor = HEX_COLOR.test(chosen) ? chosen : saved
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('description')}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6">
        <FormField
          control={control}
          name="invoiceTemplate"
          render={({ field }) => (
            <div>
              <Label asChild className="mb-2">
                <span id={id}>{t('template')}</span>
              </Label>
              <RadioGroup
                aria-labelledby={id}
                value={field.value}
                onValueChange={field.onChange}
                className="grid-cols-3 sm:gap-4"
              >
                {INVOICE_TEMPLATES.map((template) => (
                  <ChoiceCard key={template} value={template}>
                    <TemplateThumbnail template={template} accentColor={accentColor} />
                    <span className="mt-2 block font-medium">{t(`name.${template}`)}</span>
                    <span className="text-caption text-muted-foreground hidden sm:block">
                      {t(`hint.${template}`)}
                    </span>
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

interface AccentFieldProps {
  /** `#rrggbb`. */
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Accent colour: a suggested one, or any other by the browser's colour picker. */
function AccentField({ value, onChange, error }: AccentFieldProps) {
  const t = useTranslations('settings.design')
  const formatFieldMessage = useFieldMessage()
  const id = useId()
  const isOwn = ACCENT_COLORS.every((color) => color.value !== value)
  return (
    <div>
      <Label asChild className="mb-2">
        <span id={id}>{t('accent')}</span>
      </Label>
      <div className="flex flex-wrap items-center gap-2">
        <RadioGroup
          aria-labelledby={id}
          value={isOwn ? null : value}
          onValueChange={onChange}
          className="flex flex-wrap gap-2"
        >
          {ACCENT_COLORS.map((color) => (
            <label
              key={color.value}
              className={cn(SWATCH, FOCUSED, value === color.value && CHOSEN)}
              style={toSwatch(color.value)}
              title={t(`color.${color.name}`)}
            >
              <RadioGroupItem value={color.value} className="sr-only" />
              <span className="sr-only">{t(`color.${color.name}`)}</span>
              {value === color.value && <Check aria-hidden="true" className="absolute" />}
            </label>
          ))}
        </RadioGroup>
        <label
          className={cn(
            'relative inline-flex cursor-pointer items-center gap-2 rounded-full pr-3 text-sm',
            FOCUSED,
          )}
        >
          <span className={cn(SWATCH, isOwn && CHOSEN)} style={isOwn ? toSwatch(value) : undefined}>
            {isOwn ? <Check aria-hidden="true" /> : <Pipette aria-hidden="true" />}
          </span>
          <span>{t('custom')}</span>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
            aria-label={t('customLabel')}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p className="text-caption text-muted-foreground mt-2">{t('contrastHint')}</p>
      {error && (
        <p role="alert" className="text-caption text-destructive font-medium">
          {formatFieldMessage(error)}
        </p>
      )}
    </div>
  )
}

const toSwatch = (color: string) => ({ background: color, color: deriveAccent(color).on })
