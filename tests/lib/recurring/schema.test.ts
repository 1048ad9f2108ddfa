import { scheduleSchema } from '@/lib/documents/recurrence/schema'
import { recurringScheduleSchema } from '@/lib/recurring/schedules/recurring-schedule-schema'

// Rules across fields also run on fields of the wrong type.
it.each([[{ toString: 1 }], [['2030-01-01']], [7], [null], ['2030-02-30']])(
  'rejects %p as a day, at its own field',
  (value) => {
    const first = scheduleSchema.safeParse({ frequency: 'MONTHLY', startsOn: value, endsOn: '2030-01-01' })
    expect(first.error?.issues.map(({ path }) => path[0])).toEqual(['startsOn'])
    const last = scheduleSchema.safeParse({ frequency: 'MONTHLY', startsOn: '2030-01-01', endsOn: value })
    expect(last.success).toBe(value === null)
    const next = recurringScheduleSchema.safeParse({
      frequency: 'MONTHLY',
      nextOn: value,
      endsOn: '2030-01-01',
    })
    expect(next.error?.issues.map(({ path }) => path[0])).toContain('nextOn')
  },
)
