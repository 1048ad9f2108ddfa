import type { Day } from '@/lib/core/dates'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { ListedSchedule } from '@/lib/recurring/schedules/schedule-response'

/** Row of the list of recurring invoices, formatted on the server. */
export interface ScheduleRow extends Pick<
  ListedSchedule,
  'id' | 'invoiceNumber' | 'frequency' | 'every' | 'autoSend' | 'status'
> {
  client: string
  amount: string
  nextDay: Day | null
  /** Date of the next invoice; null unless the schedule is active. */
  next: string | null
  /** Why it was paused automatically. */
  problem: string | null
}

export const toScheduleRow = (
  { clientName, totalAmount, currency, nextDay, ...schedule }: ListedSchedule,
  problem: string | null,
  formats: InterfaceFormats,
): ScheduleRow => ({
  id: schedule.id,
  invoiceNumber: schedule.invoiceNumber,
  frequency: schedule.frequency,
  every: schedule.every,
  autoSend: schedule.autoSend,
  status: schedule.status,
  client: clientName,
  amount: formats.money(totalAmount, currency),
  nextDay,
  next: nextDay && schedule.status === 'ACTIVE' ? formats.day(nextDay) : null,
  problem,
})
