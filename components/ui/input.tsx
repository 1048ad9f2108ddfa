import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cn(
        'border-input bg-card text-foreground h-9 w-full min-w-0 rounded-md border px-3 text-base shadow-xs transition-[border-color,box-shadow] md:text-sm pointer-coarse:min-h-11',
        'focus-visible:border-ring hover:border-input-hover focus-visible:-outline-offset-1',
        'read-only:bg-muted disabled:border-input disabled:bg-muted disabled:text-muted-foreground read-only:shadow-none disabled:cursor-not-allowed disabled:shadow-none',
        'aria-invalid:border-destructive aria-invalid:outline-destructive',
        className,
      )}
      {...props}
    />
  )
}

export { Input }
