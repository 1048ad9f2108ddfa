import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Field styled as paper until hovered or focused. */
export const PAPER_FIELD_CLASS =
  'min-h-7 w-full rounded-xs border border-transparent border-b-border px-1.5 py-1 hover:bg-muted focus-visible:border-ring focus-visible:-outline-offset-1'

export const PaperInput = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(PAPER_FIELD_CLASS, className)} {...props} />
)

export const PaperTextarea = (props: ComponentProps<'textarea'>) => (
  <textarea className={cn(PAPER_FIELD_CLASS, 'field-sizing-content resize-none')} {...props} />
)
