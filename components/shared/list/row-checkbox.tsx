import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/lib/utils'

interface RowCheckboxProps {
  /** Row id, or `all` for the whole page. */
  id: number | 'all'
  label: string
  checked: boolean
  /** True if some rows of the page are selected, but not all. */
  isIndeterminate?: boolean
  className?: string
}

/** Checkbox that selects a row. It has no handler: the table's single listener handles it. */
export function RowCheckbox({ id, label, checked, isIndeterminate = false, className }: RowCheckboxProps) {
  return (
    <label
      className={cn(
        '-my-2 mr-1 -ml-2 inline-grid size-8 cursor-pointer place-items-center align-middle select-none',
        '@max-3xl/list:my-0 @max-3xl/list:-mr-2 @max-3xl/list:ml-0 @max-3xl/list:h-auto @max-3xl/list:min-h-11 @max-3xl/list:w-11 @max-3xl/list:self-stretch',
        className,
      )}
    >
      <Checkbox data-select={id} aria-label={label} checked={isIndeterminate ? 'indeterminate' : checked} />
    </label>
  )
}
