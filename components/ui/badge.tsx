import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cn } from '@/lib/utils'

const badgeVariants = cva(
  'inline-flex h-5.5 w-fit shrink-0 items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap [&>svg]:pointer-events-none [&>svg]:size-3',
  {
    variants: {
      // The last four are document statuses.
      variant: {
        default: 'bg-primary-soft text-primary',
        secondary: 'bg-secondary text-status-draft',
        destructive: 'bg-destructive-soft text-destructive',
        outline: 'border text-foreground',
        warning: 'bg-warning-soft text-warning',
        draft: 'bg-status-draft-soft text-status-draft',
        sent: 'bg-status-sent-soft text-status-sent',
        paid: 'bg-status-paid-soft text-status-paid',
        cancelled: 'bg-status-cancelled-soft text-status-cancelled',
      },
      dot: { true: "before:size-1.5 before:rounded-full before:bg-current before:content-['']" },
    },
    defaultVariants: { variant: 'default' },
  },
)

type BadgeProps = ComponentProps<'span'> &
  VariantProps<typeof badgeVariants> & {
    asChild?: boolean
    /** Beyond shadcn/ui: a dot in the badge's colour before the text. */
    dot?: boolean
  }

function Badge({ className, variant = 'default', dot, asChild = false, ...props }: BadgeProps) {
  const Comp = asChild ? Slot : 'span'
  return (
    <Comp
      data-slot="badge"
      data-variant={variant}
      className={cn(badgeVariants({ variant, dot }), className)}
      {...props}
    />
  )
}

export { Badge, badgeVariants }
