export const SCHEDULE_STATUSES = ['ACTIVE', 'PAUSED', 'ENDED'] as const
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number]

export const SCHEDULE_ACTIONS = ['pause', 'resume', 'skip', 'run', 'catch-up', 'month-end', 'end'] as const
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number]
/** True for actions on the next date, which the caller names. */
export const isDayAction = (action: ScheduleAction): boolean => action === 'skip' || action === 'run'
