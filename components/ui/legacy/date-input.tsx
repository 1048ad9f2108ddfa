import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Input } from '@/components/ui/input'

/** A calendar day as `YYYY-MM-DD`, chosen with the browser's own picker. Works with `register`. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      type="date"
      min="1900-01-01"
      max="2999-12-31"
      {...props}
      className={cn(
        'tabular flex min-w-36 items-center',
        // Its own button has the focus of the field, but not its ring.
        'focus:border-ring focus:outline-ring aria-invalid:focus:outline-destructive focus:outline-2 focus:-outline-offset-1',
        '[&::-webkit-calendar-picker-indicator]:ml-auto [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-60 [&::-webkit-calendar-picker-indicator]:hover:opacity-100',
        // WebKit centres it.
        '[&::-webkit-date-and-time-value]:text-start',
        props.className,
      )}
    />
  )
}
