import { cn } from '@/lib/utils'

export type ButtonVariant = 'default' | 'outline' | 'ghost' | 'destructive' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon' | 'icon-sm'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** The class names of a button, for a link that looks like one. */
export function buttonVariants({
  variant = 'default',
  size = 'default',
  className,
}: ButtonLook = {}): string {
  return cn('ui-button', `ui-button-${variant}`, size !== 'default' && `ui-button-${size}`, className)
}
