import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Grows with its text, up to most of the screen. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('ui-input', className)} {...props} />
}
