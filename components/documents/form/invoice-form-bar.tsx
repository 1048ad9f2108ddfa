'use client'

import { Eye } from 'lucide-react'
import { Keycap, ModifierKey } from '@/components/shared/text/keycap'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/kernel/money'
import type { ActionProps } from './invoice-form-header'
import { useSaid } from './use-said'
import { useTypedTotals } from './invoice-form-totals'

interface InvoiceFormBarProps {
  savingText: string
  action: ActionProps
  /** Shows the invoice; for where there is no room for it beside the form. */
  onPreview: () => void
}

/** The end of the form, always in sight: what it comes to, and the two ways to save it. On a phone it lies under the thumb. */
export function InvoiceFormBar({ savingText, action, onPreview }: InvoiceFormBarProps) {
  const said = useSaid()
  return (
    <div className="ui-bar form-bar" role="group" aria-label="Save">
      <BarTotal />
      <Button variant="outline" className="form-bar-preview" aria-label="Preview" onClick={onPreview}>
        <Eye aria-hidden="true" />
        <span className="max-sm:hidden">Preview</span>
      </Button>
      <Button
        variant="outline"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        loadingText={savingText}
        {...action('save')}
      >
        <span className="max-md:hidden">Save draft</span>
        <span className="md:hidden">{said('Save Invoice')}</span>
        <Keys />
      </Button>
      <Button
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        loadingText="Saving..."
        {...action('send')}
      >
        Save & send
        <Keys shift />
      </Button>
    </div>
  )
}

/** Seen where there is a keyboard and room; the button's name stays its words alone. */
const Keys = ({ shift = false }: { shift?: boolean }) => (
  <span aria-hidden="true" className="form-bar-keys">
    <ModifierKey />
    {shift && <Keycap>⇧</Keycap>}
    <Keycap>↵</Keycap>
  </span>
)

function BarTotal() {
  const { totals, currency } = useTypedTotals()
  // The totals above say it to who cannot see; here it is only repeated.
  return (
    <p aria-hidden="true" className="form-bar-total tabular">
      <span className="text-caption text-muted-foreground mr-1.5 font-normal">Total</span>
      {formatMoney(totals.totalAmount, currency)}
    </p>
  )
}
