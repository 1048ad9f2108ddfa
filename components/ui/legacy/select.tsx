import type { ComponentProps } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { cn } from '@/lib/utils'

/**
 * The browser's own select: the picker every phone knows, no JavaScript, and it works with `register`. Takes `<option>`s; a
 * first `<option value="">` is its placeholder.
 */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="ui-input-group">
      <select className={cn('ui-input', className)} {...props} />
      <ChevronsUpDown aria-hidden="true" className="right-3" />
    </span>
  )
}
