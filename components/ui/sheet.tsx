'use client'

import type { ComponentProps } from 'react'
import { DialogContent } from './dialog'

export {
  Dialog as Sheet,
  DialogHeader as SheetHeader,
  DialogTitle as SheetTitle,
  DialogDescription as SheetDescription,
} from './dialog'

/** A dialog that slides in from the lower edge. */
export const SheetContent = (props: Omit<ComponentProps<typeof DialogContent>, 'frame'>) => (
  <DialogContent frame="ui-sheet" {...props} />
)
