import type { ComponentProps, ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'

/** A month: a grid of weeks where there is room (`@2xl`), and a list of days where there is not. */
export const CalendarFrame = ({ children }: { children: ReactNode }) => (
  <Card className="@container overflow-hidden">{children}</Card>
)

export const CalendarWeekdays = ({ names }: { names: ReactNode[] }) => (
  <div aria-hidden="true" className="text-muted-foreground hidden grid-cols-7 border-t text-xs @2xl:grid">
    {names.map((name, index) => (
      <span key={index} className="p-2 text-right">
        {name}
      </span>
    ))}
  </div>
)

/** Its cells are styled here and not one by one: there are up to 42 of them in the HTML. */
export const CalendarDays = (props: ComponentProps<'ol'>) => (
  <ol
    className="*:border-t *:px-4 *:py-3 @2xl:grid @2xl:grid-cols-7 @2xl:*:block @2xl:*:min-h-29 @2xl:*:border-l @2xl:*:p-1.5 @2xl:*:nth-[7n+1]:border-l-0"
    {...props}
  />
)

interface CalendarDayProps extends ComponentProps<'li'> {
  /** The list leaves out days of other months, and days on which nothing stands. */
  isListed: boolean
}

export const CalendarDay = ({ isListed, className, ...props }: CalendarDayProps) => (
  <li className={cn(!isListed && 'hidden', className) || undefined} {...props} />
)
