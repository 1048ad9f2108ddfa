'use client'

import { useRef, type ComponentProps } from 'react'
import type { VariantProps } from 'class-variance-authority'
import * as TabsPrimitive from 'radix-ui/tabs'
import { scrollToTab, useScrollToCurrentTab } from '@/components/hooks/use-scroll-to-current-tab'
import { cn } from '@/lib/utils'
import { tabsListVariants, tabsTriggerVariants } from './tabs-variants'

function Tabs({
  className,
  orientation = 'horizontal',
  ...props
}: ComponentProps<typeof TabsPrimitive.Root>) {
  return (
    <TabsPrimitive.Root
      data-slot="tabs"
      data-orientation={orientation}
      orientation={orientation}
      className={cn('group/tabs flex min-w-0 gap-5 data-[orientation=horizontal]:flex-col', className)}
      {...props}
    />
  )
}

function TabsList({
  className,
  variant = 'default',
  ...props
}: ComponentProps<typeof TabsPrimitive.List> & VariantProps<typeof tabsListVariants>) {
  const row = useRef<HTMLDivElement>(null)
  useScrollToCurrentTab(row, null)
  return (
    <TabsPrimitive.List
      ref={row}
      data-slot="tabs-list"
      data-variant={variant}
      data-scrolls={variant === 'line' ? '' : undefined}
      className={cn(tabsListVariants({ variant }), className)}
      {...props}
    />
  )
}

function TabsTrigger({ className, onFocus, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(tabsTriggerVariants(), className)}
      onFocus={(event) => {
        // A click on a tab that is partly out of sight doesn't scroll by itself.
        const list = event.currentTarget.closest('[role=tablist]')
        if (list) scrollToTab(list, event.currentTarget)
        onFocus?.(event)
      }}
      {...props}
    />
  )
}

function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" className={cn('flex-1', className)} {...props} />
}

export { Tabs, TabsContent, TabsList, tabsListVariants, TabsTrigger }
