import { SkeletonScreen } from '@/components/shared/page/skeletons'
import { Skeleton } from '@/components/ui/skeleton'
import { CalendarDay, CalendarDays, CalendarFrame, CalendarWeekdays } from './calendar-frame'

/** Five weeks; on a phone, where days without entries are left out, a handful of days. */
const DAYS = Array.from({ length: 35 }, (_, index) => index)

export function CalendarSkeleton() {
  return (
    <SkeletonScreen label="Loading calendar...">
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
