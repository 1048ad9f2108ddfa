/** Placeholders for the texts of a recurring schedule, and their meaning. The form lists them below the texts. */
export const PLACEHOLDERS: { name: string; meaning: string }[] = [
  { name: '{month}', meaning: 'the month' },
  { name: '{quarter}', meaning: 'the quarter' },
  { name: '{year}', meaning: 'the year' },
  { name: '{month-1}', meaning: 'the month before' },
  { name: '{month+1}', meaning: 'the month after; also {quarter+1} and {year+1}' },
  { name: '{month-1 year}', meaning: 'the month before, with its own year' },
  { name: '{period}', meaning: 'the first and last day of the period' },
  { name: '{period-1}', meaning: 'the period before' },
  { name: '{date}', meaning: 'the date itself' },
]
