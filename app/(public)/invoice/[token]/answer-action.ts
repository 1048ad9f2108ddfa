'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { deliverQueued } from '@/lib/api/deliver-queued'
import { clientNetwork } from '@/lib/platform/http/address'
import { countAttempt } from '@/lib/platform/limits/limits'
import { inTurn } from '@/lib/platform/queue/turn'
import { answerByForm, type AnswerFormState } from '@/lib/api/answer-by-form'

/**
 * Accepts or declines a quote from its public page, with and without JavaScript. Redirects to the page, which shows the answer, or
 * returns what was typed with the problem. The link is the permission: no cookie is read.
 * @param accept bound by the page
 */
export async function submitAnswer(
  token: string,
  accept: boolean,
  _: AnswerFormState,
  form: FormData,
): Promise<AnswerFormState> {
  const network = clientNetwork(await headers())
  const outcome = await inTurn(
    () => answerByForm(token, accept, form, () => countAttempt('answer:address', network)),
    deliverQueued,
  )
  if (typeof outcome === 'object') return outcome
  redirect(`/invoice/${encodeURIComponent(token)}?answer=${outcome}`)
}
