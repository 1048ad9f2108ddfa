'use client'

import type { ComponentProps } from 'react'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from 'lucide-react'
import { DayPicker, getDefaultClassNames } from 'react-day-picker'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/utils'

const ARROWS = { left: ChevronLeftIcon, right: ChevronRightIcon, up: ChevronUpIcon, down: ChevronDownIcon }

type CalendarProps = ComponentProps<typeof DayPicker> & {
  buttonVariant?: 'ghost' | 'outline'
}

function Calendar({
  className,
  classNames,
  showOutsideDays = true,
  captionLayout = 'label',
  buttonVariant = 'ghost',
  components,
  ...props
}: CalendarProps) {
  const own = getDefaultClassNames()
  const arrow = cn(buttonVariants({ variant: buttonVariant, size: 'icon-sm' }), 'size-(--cell) p-0')
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      captionLayout={captionLayout}
      className={cn('bg-popover p-3 [--cell:--spacing(9)] pointer-coarse:[--cell:--spacing(10)]', className)}
      classNames={{
        root: cn('w-fit', own.root),
        months: cn('relative flex flex-col gap-4', own.months),
        month: cn('flex w-full flex-col gap-3', own.month),
        nav: cn('absolute inset-x-0 top-0 flex w-full items-center justify-between gap-1', own.nav),
        button_previous: cn(arrow, own.button_previous),
        button_next: cn(arrow, own.button_next),
        month_caption: cn('flex h-(--cell) items-center justify-center px-(--cell)', own.month_caption),
        dropdowns: cn(
          'flex h-(--cell) w-full items-center justify-center gap-1.5 text-sm font-medium',
          own.dropdowns,
        ),
        dropdown_root: cn(
          'relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring',
          own.dropdown_root,
        ),
        dropdown: cn('absolute inset-0 opacity-0', own.dropdown),
        caption_label: cn(
          'text-sm font-medium select-none',
          captionLayout !== 'label' &&
            'flex h-8 items-center gap-1 rounded-md pr-1 pl-2 [&>svg]:size-3.5 [&>svg]:text-muted-foreground',
          own.caption_label,
        ),
        month_grid: cn('w-full border-collapse', own.month_grid),
        weekdays: cn('flex', own.weekdays),
        weekday: cn('flex-1 text-xs font-normal text-muted-foreground select-none', own.weekday),
        week: cn('mt-1 flex w-full', own.week),
        day: cn('group/day aspect-square h-full w-full p-0 text-center select-none', own.day),
        day_button: cn(
          buttonVariants({ variant: 'ghost', size: 'icon' }),
          'tabular-nums aspect-square size-(--cell) min-h-0 min-w-0 p-0 font-normal group-data-[outside=true]/day:text-muted-foreground group-data-[selected=true]/day:bg-primary group-data-[selected=true]/day:text-primary-foreground group-data-[today=true]/day:font-semibold group-data-[today=true]/day:not-group-data-[selected=true]/day:bg-accent',
          own.day_button,
        ),
        disabled: cn('text-muted-foreground opacity-55', own.disabled),
        hidden: cn('invisible', own.hidden),
        ...classNames,
      }}
      components={{
        Chevron: ({ className, orientation = 'left' }) => {
          const Arrow = ARROWS[orientation]
          return <Arrow aria-hidden="true" className={cn('size-4', className)} />
        },
        ...components,
      }}
      {...props}
    />
  )
}

export { Calendar }
