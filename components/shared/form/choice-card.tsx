import type { ComponentProps } from 'react'
import { RadioGroupItem } from '@/components/ui/radio-group'
import { cn } from '@/lib/utils'

interface ChoiceCardProps extends ComponentProps<typeof RadioGroupItem> {
  /** Shows the radio button beside the content. */
  showRadio?: boolean
}

/** Card for an option of a RadioGroup. Other props go to its radio button. */
export function ChoiceCard({ showRadio = false, className, children, ...props }: ChoiceCardProps) {
  return (
    <label
      className={cn(
        'hover:border-input relative block min-w-0 cursor-pointer rounded-lg border p-2 text-sm transition-colors sm:p-3',
        'has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft has-data-[state=checked]:inset-ring-primary has-data-[state=checked]:inset-ring-1',
        'has-focus-visible:outline-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:opacity-60',
        showRadio && 'flex gap-3',
        className,
      )}
    >
      <RadioGroupItem className={showRadio ? 'mt-0.75 outline-none' : 'sr-only'} {...props} />
      {showRadio ? <span className="min-w-0">{children}</span> : children}
    </label>
  )
}
