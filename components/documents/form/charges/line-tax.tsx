'use client'

import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'
import { toTaxKey, parseTaxKey } from '@/lib/documents/totals/parse-charges'
import { cn } from '@/lib/utils'
import { useDocumentTax, useTaxChoices } from './tax-field'

interface LineTaxProps {
  index: number
  /** The line's own tax; empty for the document's. */
  own: string
  /** Id of the error message. */
  errorId?: string
  className?: string
}

/** Tax of a line: the name of the tax that applies, over a select that also says where it comes from. */
export default function LineTax({ index, own, errorId, className }: LineTaxProps) {
  const t = useTranslations('documentForm.lines')
  const kind = useDocumentKind()
  const listTaxChoices = useTaxChoices()
  const document = useDocumentTax()
  const field = useRegisterWithDefault<InvoiceFields>(`lineItems.${index}.tax`)
  const id = useId()
  const choices = listTaxChoices(parseTaxKey(own))
  const documents = document && listTaxChoices(document).find(({ key }) => key === toTaxKey(document))
  const name = own === '' ? documents?.name : choices.find(({ key }) => key === own)?.name
  return (
    <div
      className={cn(
        'has-focus-visible:outline-ring relative min-w-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
        className,
      )}
    >
      <label htmlFor={id} className="text-muted-foreground block truncate px-2 pt-1 text-xs @md:sr-only">
        {t('tax')}
        <span className="sr-only">{t('ofLine', { line: index + 1 })}</span>
      </label>
      <span
        aria-hidden="true"
        className={cn(
          'flex h-8 items-center gap-1 px-2 text-sm @md:h-9 @md:px-3 pointer-coarse:min-h-11',
          own === '' && 'text-muted-foreground',
        )}
      >
        <span className="min-w-0 flex-1 truncate">{name ?? '–'}</span>
        <ChevronDown className="text-muted-foreground size-3.5 shrink-0" />
      </span>
      <select
        {...field}
        id={id}
        title={name}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        // Invisible, because a select shows the whole text of its option.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        <option value="">
          {t('documentTax', { kind })}
          {documents && ` (${documents.name})`}
        </option>
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
