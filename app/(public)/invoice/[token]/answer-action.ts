'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { check } from '@/lib/api/check'
import { deliverQueued } from '@/lib/api/deliver-queued'
import { clientNetwork } from '@/lib/platform/http/address'
import { countAttempt } from '@/lib/platform/limits/limits'
import { inTurn } from '@/lib/platform/queue/turn'
import { answerQuote } from '@/lib/sharing/answer'
import { readAnswerForm, toAnswerProblem } from '@/lib/sharing/answer-form'
import { answerSchema, type AnswerFormState } from '@/lib/sharing/schema'
import { AppError } from '@/lib/words/errors'

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
  const { requestId, ...typed } = readAnswerForm(form)
  let outcome = 'done'
  try {
    const network = clientNetwork(await headers())
    await inTurn(async () => {
      await countAttempt('answer:address', network)
      await answerQuote(token, check(answerSchema, { ...typed, accept, requestId: requestId || undefined }))
    }, deliverQueued)
  } catch (error) {
    const problem = toAnswerProblem(error)
    if (problem) return { ...typed, problem }
    // The page itself says how the quote was answered, or that the link opens nothing.
    if (!(error instanceof AppError) || !['conflict', 'not-found'].includes(error.kind)) throw error
    outcome = 'late'
  }
  redirect(`/invoice/${encodeURIComponent(token)}?answer=${outcome}`)
}
