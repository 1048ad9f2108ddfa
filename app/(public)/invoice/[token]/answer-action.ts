'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { flushAfterResponse } from '@/lib/api/serve'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { withMailScope } from '@/lib/mail/outbox/request-scope'
import { submitAnswerForm, type AnswerFormState } from '@/lib/api/submit-answer-form'

/**
 * Accepts or declines a quote from its public page, with or without JavaScript. Redirects to the page, which shows the
 * answer, or returns the input with the problem. The link is the permission: no cookie is read.
 * @param accept bound by the page
 */
export async function submitAnswer(
  token: string,
  accept: boolean,
  _: AnswerFormState,
  form: FormData,
): Promise<AnswerFormState> {
  const network = getClientNetwork(await headers())
  const outcome = await withMailScope(
    () => submitAnswerForm(token, accept, form, () => consumeAttempt('answer:address', network)),
    flushAfterResponse,
  )
  if (typeof outcome === 'object') return outcome
  redirect(`/invoice/${encodeURIComponent(token)}?answer=${outcome}`)
}
