import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cn } from '@/lib/utils'
import { Spinner } from './spinner'

const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent text-sm font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow] pointer-coarse:min-h-11',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:filter-none',
    'aria-disabled:aria-busy:cursor-progress aria-disabled:aria-busy:opacity-80',
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        default:
          'bg-primary text-primary-foreground shadow-solid hover:bg-primary-hover active:brightness-[0.965]',
        destructive:
          'bg-destructive-solid text-destructive-foreground shadow-solid hover:bg-destructive-hover active:brightness-[0.965]',
        outline:
          'border-[color-mix(in_oklab,var(--border)_55%,var(--input))] bg-card text-foreground shadow-xs hover:border-input hover:bg-accent active:brightness-[0.965] data-[state=open]:border-input data-[state=open]:bg-accent',
        secondary:
          'bg-secondary text-secondary-foreground hover:bg-secondary/80 active:brightness-[0.965] data-[state=open]:bg-secondary/80',
        ghost: 'text-foreground hover:bg-accent active:brightness-[0.965] data-[state=open]:bg-accent',
        link: 'rounded-xs text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-9 px-3.5',
        sm: 'h-8 gap-1.5 px-2.5 text-caption',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9 pointer-coarse:min-w-11',
        'icon-sm': 'size-8 pointer-coarse:min-w-11',
      },
    },
    // A link stands in a line of text, whatever its size.
    compoundVariants: [{ variant: 'link', className: 'h-auto px-0' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** The child becomes the button, such as a link. */
    asChild?: boolean
    /** Beyond shadcn/ui. Pending: shows a spinner, keeps width and focus, ignores presses. */
    loading?: boolean
    /** Beyond shadcn/ui. Shown instead of the label while loading; without it the label gives way to a spinner. */
    loadingText?: string
  }

// A disabled button would drop the focus; a busy one keeps it and does nothing.
const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
}

function Button({
  className,
  variant = 'default',
  size = 'default',
  asChild = false,
  loading = false,
  loadingText,
  children,
  ...props
}: ButtonProps) {
  const shared = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    className: cn(buttonVariants({ variant, size }), className),
  }
  if (asChild) {
    return (
      <Slot {...shared} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button type="button" {...shared} {...props} {...(loading ? BUSY : null)}>
      {loading || loadingText ? (
        <PendingLabel loading={loading} loadingText={loadingText}>
          {children}
        </PendingLabel>
      ) : (
        children
      )}
    </button>
  )
}

/** Both labels share one cell, so a pending button is as wide as a resting one. */
function PendingLabel(props: { loading: boolean; loadingText?: string; children: ReactNode }) {
  const { loading, loadingText, children } = props
  const label = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="grid">
      {/* Without other words the label stays the button's name, though it is not seen. */}
      <span
        className={cn(label, loading && 'opacity-0')}
        aria-hidden={(loading && Boolean(loadingText)) || undefined}
      >
        {children}
      </span>
      <span className={cn(label, !loading && 'invisible')} aria-hidden={!loading || undefined}>
        <Spinner />
        {loadingText}
      </span>
    </span>
  )
}

export { Button, buttonVariants }
