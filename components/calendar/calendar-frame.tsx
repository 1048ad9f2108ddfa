import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/utils'
import { SkeletonScreen } from '@/components/shared/page/skeletons'
import { Skeleton } from '@/components/ui/skeleton'

/** Five weeks; on a phone, where days without entries are left out, a handful of days. */
const DAYS = Array.from({ length: 35 }, (_, index) => index)

/** Frame of a month: a grid of weeks in wide containers (`@2xl`), otherwise a list of days. */
export const CalendarFrame = ({ children }: { children: ReactNode }) => (
  <Card data-calendar="" className="@container overflow-hidden">
    {children}
  </Card>
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
    className="*:border-t *:px-4 *:py-3 @max-2xl:in-[[data-calendar]:not(:has([data-earlier][open]))]:*:data-past:hidden @2xl:grid @2xl:grid-cols-7 @2xl:*:block @2xl:*:min-h-29 @2xl:*:border-l @2xl:*:p-1.5 @2xl:*:nth-[7n+1]:border-l-0"
    {...props}
  />
)

/** On a phone, shows the days before today, so that the list starts with what comes next. */
export const EarlierToggle = ({ children }: { children: ReactNode }) => (
  <details data-earlier="" className="group/earlier border-t @2xl:hidden">
    <summary className="text-caption text-muted-foreground flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-4 [&::-webkit-details-marker]:hidden">
      <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/earlier:rotate-90" />
      {children}
    </summary>
  </details>
)

interface CalendarDayProps extends ComponentProps<'li'> {
  /** False for days without entries, which the list omits. */
  isListed: boolean
  /** True for a day that the list shows by `EarlierToggle` only. */
  isEarlier?: boolean
}

export const CalendarDay = ({ isListed, isEarlier, className, ...props }: CalendarDayProps) => (
  <li
    data-past={isEarlier ? '' : undefined}
    className={cn(!isListed && 'hidden', className) || undefined}
    {...props}
  />
)

export function CalendarSkeleton() {
  const t = useTranslations('calendar')
  return (
    <SkeletonScreen label={t('loading')}>
      <CalendarFrame>
        <div className="px-5 py-3.5">
          <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
        </div>
        <CalendarWeekdays
          names={DAYS.slice(0, 7).map((day) => (
            <Skeleton key={day} className="h-3 w-8" />
          ))}
        />
        <CalendarDays aria-hidden="true">
          {DAYS.map((day) => (
            <CalendarDay key={day} isListed={day % 7 === 0}>
              <Skeleton className="h-4 w-6" />
              {day % 7 === 0 && <Skeleton className="mt-2 h-12" />}
            </CalendarDay>
          ))}
        </CalendarDays>
      </CalendarFrame>
    </SkeletonScreen>
  )
}
