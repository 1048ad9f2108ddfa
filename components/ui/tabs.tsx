'use client'

import { useRef, type ComponentProps } from 'react'
import * as Primitive from 'radix-ui/tabs'
import { cn } from '@/lib/utils'
import { useCurrentInView } from './use-current-in-view'

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('flex min-w-0 flex-col gap-5', className)} {...props} />
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const row = useRef<HTMLDivElement>(null)
  useCurrentInView(row, null)
  return <Primitive.List ref={row} className={cn('ui-tabs-list', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger className={cn('ui-tab', className)} {...props} />
}

export const TabsContent = Primitive.Content
