/** Why a series stopped, or can't be changed. */
export const RECURRING_ERROR_MESSAGES = {
  /** Of series from when they ended with their first invoice. */
  'series.first-cancelled': 'Its first invoice was cancelled. Resume the series to go on.',
  'series.client-deleted': 'Its client was deleted. Choose another client for the series, then resume it.',
  'series.missed-since': 'Invoices have been missed since {day}. Choose which of them to create.',
  'series.missed-one': 'The invoice of {day} was missed. Choose whether to create it.',
  'series.went-wrong': 'Something went wrong each time for a day. Check the series, then resume it.',

  'series.one-off': 'This is a one-off invoice. Make it recurring before you add a schedule.',
  'series.ended': 'This schedule has ended. Edit it to start again.',
  'series.other-day': 'The next date is now {day}, not {named}. Nothing was changed.',
  'series.keeps-month-end': 'The dates of this series are already right. Nothing was changed.',
  'series.nothing-missed': 'This series hasn’t missed an invoice. Nothing was changed.',
  'series.changed': 'This series has changed since you opened it. Reload it to see the latest version.',
  'series.written-all': 'This schedule has already created {written}. Choose a higher number.',
  'series.no-day-left': 'No dates are left before the schedule ends. Choose a later end date.',
  'series.day-past': '{day} is in the past. Choose today or a later day for the next invoice.',
  'series.day-of-first':
    'This invoice is dated {day} and is the first of the series. Choose a later day for the next one, so that your client isn’t billed twice.',
  'series.day-done': 'The series is done with {day}. Choose {open} or a later day for the next invoice.',
} as const
