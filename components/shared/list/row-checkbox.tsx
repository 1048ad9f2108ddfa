import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/lib/utils'

interface RowCheckboxProps {
  /** The row; `all` for the whole page. */
  id: number | 'all'
  label: string
  checked: boolean
  /** Some of the page, and not all. */
  partly?: boolean
  className?: string
}

/** The checkbox that selects a row. The table's one listener does it, so the box has no handler. */
export function RowCheckbox({ id, label, checked, partly = false, className }: RowCheckboxProps) {
  return (
    <label
      className={cn(
        '-my-2 mr-1 -ml-2 inline-grid size-8 cursor-pointer place-items-center align-middle select-none',
        '@max-3xl/list:my-0 @max-3xl/list:-mr-2 @max-3xl/list:ml-0 @max-3xl/list:h-auto @max-3xl/list:min-h-11 @max-3xl/list:w-11 @max-3xl/list:self-stretch',
        className,
      )}
    >
      <Checkbox data-select={id} aria-label={label} checked={partly ? 'indeterminate' : checked} />
    </label>
  )
}
