import type { ComponentProps } from 'react'
import { RadioGroupItem } from '@/components/ui/radio-group'
import { cn } from '@/lib/utils'

/** One choice of a RadioGroup as a card that can be pressed anywhere. */
export function ChoiceCard({ className, children, ...props }: ComponentProps<typeof RadioGroupItem>) {
  return (
    <label
      className={cn(
        'hover:border-input flex min-w-0 cursor-pointer items-center gap-3 rounded-lg border p-2 text-sm transition-colors sm:p-3',
        'has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft has-data-[state=checked]:inset-ring-primary has-data-[state=checked]:inset-ring',
        'has-focus-visible:outline-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:opacity-60',
        className,
      )}
    >
      <RadioGroupItem className="outline-none" {...props} />
      {children}
    </label>
  )
}
