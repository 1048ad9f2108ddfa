import 'server-only'
import { getLocale } from 'next-intl/server'
import { loadReasonFormatter } from '@/lib/i18n/load-reason-formatter'
import type { ReasonFormatter } from '@/lib/i18n/reason-formatter'

/** Returns the formatter of reasons in the request's interface language. */
export const getReasonFormatter = async (): Promise<ReasonFormatter> => loadReasonFormatter(await getLocale())
