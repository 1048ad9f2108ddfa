import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Grows with its text, up to most of the screen. */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        'border-input bg-card text-foreground block field-sizing-content max-h-[60dvh] min-h-20 w-full min-w-0 rounded-md border px-3 py-2 text-base leading-relaxed shadow-xs transition-[border-color,box-shadow] md:text-sm',
        'focus-visible:border-ring hover:border-input-hover focus-visible:-outline-offset-1',
        'read-only:bg-muted disabled:border-input disabled:bg-muted disabled:text-muted-foreground read-only:shadow-none disabled:cursor-not-allowed disabled:shadow-none',
        'aria-invalid:border-destructive aria-invalid:outline-destructive',
        className,
      )}
      {...props}
    />
  )
}

export { Textarea }
