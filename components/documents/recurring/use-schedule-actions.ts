'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { usePendingAction } from '@/components/shared/browser/use-pending-action'
import { toast } from '@/components/hooks/use-toast'
import type { applySeriesAction } from '@/lib/api/definitions/series'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import { isDayAction, type ScheduleAction } from '@/lib/recurring/schedules/types'
import { callApi } from '@/lib/platform/http/api-client'
import type { CatchUp } from '@/lib/documents/recurrence/types'

/** Actions that undo another without loss. */
const BACK: Partial<Record<ScheduleAction, ScheduleAction>> = { pause: 'resume', resume: 'pause' }

/** Returns the actions on a schedule, which run one at a time. */
export function useScheduleActions({ id, nextDates }: Pick<Schedule, 'id' | 'nextDates'>) {
  const t = useTranslations('recurring')
  const router = useRouter()
  const { pending, run } = usePendingAction<string>()

  const call = async (action: ScheduleAction, missed?: CatchUp) => {
    // Sends the displayed date, so that the action fails if someone else was faster.
    const [day] = nextDates
    const body = isDayAction(action) ? (day ? { day } : undefined) : missed && { missed }
    const { status } = await callApi<typeof applySeriesAction>({
      method: 'POST',
      path: `/api/series/${id}/${action}`,
      body,
    })
    // A resumed schedule whose end has passed ends at once.
    return action === 'resume' && status === 'ENDED' ? 'end' : action
  }

  /** Shows the result in a toast; `false` keeps the confirmation open. */
  const act = async (action: ScheduleAction, missed?: CatchUp): Promise<boolean> => {
    const done = await run([action, missed].filter(Boolean).join(' '), t('failed'), () =>
      call(action, missed),
    )
    router.refresh()
    if (!done) return false
    const back = BACK[done]
    if (!back) toast({ title: t(`done.${done}`) })
    else
      toastWithUndo({
        title: t(`done.${done}`),
        failureTitle: t('failed'),
        undo: async () => {
          const undone = await call(back)
          router.refresh()
          return { title: t(`done.${undone}`) }
        },
      })
    return true
  }

  return { pending, act }
}
