'use client'

import { Eye } from 'lucide-react'
import { Keycap, ModifierKey } from '@/components/shared/text/keycap'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/core/money'
import { FormBar } from './form-layout'
import type { ActionProps } from './invoice-form-header'
import { useDocumentNoun } from './use-document-kind'
import { useFormTotals } from './invoice-form-totals'

interface InvoiceFormBarProps {
  savingText: string
  action: ActionProps
  /** Opens the preview where it doesn't fit beside the form. */
  onPreview: () => void
}

/** Sticky bar with the total, preview and the two save buttons. */
export function InvoiceFormBar({ savingText, action, onPreview }: InvoiceFormBarProps) {
  const withNoun = useDocumentNoun()
  return (
    <FormBar>
      <BarTotal />
      <Button variant="outline" className="@4xl/form:hidden" aria-label="Preview" onClick={onPreview}>
        <Eye aria-hidden="true" />
        <span className="max-sm:hidden">Preview</span>
      </Button>
      <Button
        variant="outline"
        className="max-md:flex-1"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        loadingText={savingText}
        {...action('save')}
      >
        <span className="max-md:hidden">Save draft</span>
        <span className="md:hidden">{withNoun('Save Invoice')}</span>
        <Keys />
      </Button>
      <Button
        className="max-md:flex-1 [&_kbd]:border-current/35 [&_kbd]:bg-current/14 [&_kbd]:text-inherit"
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        loadingText="Saving..."
        {...action('send')}
      >
        Save & send
        <Keys shift />
      </Button>
    </FormBar>
  )
}

/** Shown with a keyboard and enough room; hidden from the button's accessible name. */
const Keys = ({ shift = false }: { shift?: boolean }) => (
  <span aria-hidden="true" className="hidden gap-0.5 pointer-fine:@[34rem]/column:inline-flex">
    <ModifierKey />
    {shift && <Keycap>⇧</Keycap>}
    <Keycap>↵</Keycap>
  </span>
)

function BarTotal() {
  const { totals, currency } = useFormTotals()
  // Hidden from screen readers, which read the totals above.
  return (
    <p
      aria-hidden="true"
      className="mr-auto pr-2 text-base font-semibold whitespace-nowrap tabular-nums max-md:hidden"
    >
      <span className="text-caption text-muted-foreground mr-1.5 font-normal">Total</span>
      {formatMoney(totals.totalAmount, currency)}
    </p>
  )
}
