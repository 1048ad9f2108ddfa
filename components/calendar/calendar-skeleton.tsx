import { SkeletonScreen } from '@/components/shared/page/skeletons'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import './calendar.css'
import './calendar-summary.css'

/** Five weeks; on a phone, where days without entries are left out, a handful of days. */
const DAYS = Array.from({ length: 35 }, (_, index) => index)

/** A month on its way. */
export function CalendarSkeleton() {
  return (
    <SkeletonScreen label="Loading calendar...">
      <Card className="calendar">
        <div className="calendar-summary">
          <Skeleton className="my-0.5 h-4 w-64 max-w-full" />
        </div>
        <div aria-hidden="true" className="calendar-weekdays">
          {DAYS.slice(0, 7).map((day) => (
            <span key={day}>
              <Skeleton className="h-3 w-8" />
            </span>
          ))}
        </div>
        <ol aria-hidden="true" className="calendar-days">
          {DAYS.map((day) => (
            <li key={day} data-empty={day % 7 > 0 || undefined}>
              <Skeleton className="h-4 w-6" />
              {day % 7 === 0 && <Skeleton className="mt-2 h-12" />}
            </li>
          ))}
        </ol>
      </Card>
    </SkeletonScreen>
  )
}
