import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import './bulk-bar.css'

export interface BulkBarProps {
  /** What is chosen, by name: "Selected invoices". */
  label: string
  chosen: number
  /** How many rows the page has. */
  total: number
  onAll: () => void
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** What is chosen and what can be done with it: under the list, and on a phone where the thumb is. */
export function BulkBar({ label, chosen, total, onAll, onClear, children }: BulkBarProps) {
  return (
    <section aria-label={label} className="ui-bar bulk-bar" data-bulk-bar="">
      <p className="bulk-count">
        <strong role="status" className="tabular">
          {chosen} selected
        </strong>
        {chosen < total && (
          <Button variant="link" size="sm" onClick={onAll}>
            Select all {total}
          </Button>
        )}
        <Button variant="ghost" size="icon-sm" aria-label="Clear selection" onClick={onClear}>
          <X aria-hidden="true" />
        </Button>
      </p>
      <div className="bulk-actions" data-bulk-actions="">
        {children}
      </div>
    </section>
  )
}
