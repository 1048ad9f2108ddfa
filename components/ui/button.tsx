import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cn } from '@/lib/utils'
import { buttonVariants } from './button-variants'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the child, such as a link, as the button. */
    asChild?: boolean
    /** Beyond shadcn/ui. Pending: shows a spinner, keeps width and focus, ignores clicks. */
    loading?: boolean
    /** Beyond shadcn/ui. Shown instead of the label while loading; by default a spinner only. */
    loadingText?: ReactNode
  }

// Not `disabled`, which would lose the focus.
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

/** Both labels share one grid cell, so that the button keeps its width while pending. */
function PendingLabel(props: { loading: boolean; loadingText?: ReactNode; children: ReactNode }) {
  const { loading, loadingText, children } = props
  const label = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="grid">
      {/* Without `loadingText` the invisible label remains the button's accessible name. */}
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
