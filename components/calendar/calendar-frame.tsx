import type { ComponentProps, ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'

/** Frame of a month: a grid of weeks in wide containers (`@2xl`), otherwise a list of days. */
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

/** Styles its cells from here, because the HTML has up to 42 of them. */
export const CalendarDays = (props: ComponentProps<'ol'>) => (
  <ol
    className="*:border-t *:px-4 *:py-3 @2xl:grid @2xl:grid-cols-7 @2xl:*:block @2xl:*:min-h-29 @2xl:*:border-l @2xl:*:p-1.5 @2xl:*:nth-[7n+1]:border-l-0"
    {...props}
  />
)

interface CalendarDayProps extends ComponentProps<'li'> {
  /** False for days of other months and days without entries, which the list omits. */
  isListed: boolean
}

export const CalendarDay = ({ isListed, className, ...props }: CalendarDayProps) => (
  <li className={cn(!isListed && 'hidden', className) || undefined} {...props} />
)
