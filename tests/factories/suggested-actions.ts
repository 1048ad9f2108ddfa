import type { SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'

export const NO_SUGGESTED_ACTIONS: SuggestedActionList = {
  suggestions: [],
  reminders: { invoices: [], skipped: [] },
}
