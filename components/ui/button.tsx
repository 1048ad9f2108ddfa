import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/utils'
import { buttonVariants, type ButtonLook } from './button-variants'
import { Spinner } from './spinner'

export { buttonVariants, type ButtonVariant } from './button-variants'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Pending: shows a spinner, keeps width and focus, ignores presses. */
    loading?: boolean
    /** Shown instead of the label while loading; without it the label gives way to a spinner. */
    loadingText?: string
  }

const ignore = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  className,
  loading = false,
  loadingText,
  children,
  ...props
}: ButtonProps) {
  const classes = buttonVariants({ variant, size, className })
  if (!loading && !loadingText) {
    return (
      <button type="button" className={classes} {...props}>
        {children}
      </button>
    )
  }
  // A disabled button would drop the focus; a busy one keeps it and does nothing.
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : null
  return (
    <button type="button" className={classes} {...props} {...busy}>
      <span className="ui-button-labels">
        {/* Without other words the label stays the button's name, though it is not seen. */}
        <span
          className={cn(loading && 'opacity-0')}
          aria-hidden={(loading && Boolean(loadingText)) || undefined}
        >
          {children}
        </span>
        {loadingText ? (
          <span className={cn(!loading && 'invisible')} aria-hidden={!loading || undefined}>
            <Spinner />
            {loadingText}
          </span>
        ) : (
          <span>
            <Spinner />
          </span>
        )}
      </span>
    </button>
  )
}
