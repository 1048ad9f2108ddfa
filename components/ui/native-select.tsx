import type { ComponentProps } from 'react'
import { ChevronDownIcon } from 'lucide-react'
import { cn } from '@/lib/utils'

/**
 * Native select, for screens with too many selects for Radix's component, such as the lines of an invoice, or with only
 * one, where Radix would add 16 KB to the page.
 */
function NativeSelect({
  className,
  size = 'default',
  ...props
}: Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'default' }) {
  return (
    <div
      data-slot="native-select-wrapper"
      className="relative w-full min-w-0 has-[select:disabled]:opacity-55"
    >
      <select
        data-slot="native-select"
        data-size={size}
        className={cn(
          'border-input bg-card text-foreground h-9 w-full min-w-0 appearance-none truncate rounded-md border pr-9 pl-3 text-base shadow-xs transition-[border-color,box-shadow] data-[size=sm]:h-8 md:text-sm pointer-coarse:min-h-11',
          'focus-visible:border-ring hover:border-input-hover focus-visible:-outline-offset-1',
          'disabled:bg-muted disabled:cursor-not-allowed disabled:shadow-none',
          'aria-invalid:border-destructive aria-invalid:outline-destructive',
          className,
        )}
        {...props}
      />
      <ChevronDownIcon
        aria-hidden="true"
        data-slot="native-select-icon"
        className="text-muted-foreground pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </div>
  )
}

function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />
}

function NativeSelectOptGroup(props: ComponentProps<'optgroup'>) {
  return <optgroup data-slot="native-select-optgroup" {...props} />
}

export { NativeSelect, NativeSelectOptGroup, NativeSelectOption }
