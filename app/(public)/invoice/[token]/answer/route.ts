import { withoutBody } from '@/lib/api/answers'
import { readText } from '@/lib/api/body'
import { SMALL_BODY } from '@/lib/api/define'
import { check } from '@/lib/api/check'
import { deliverQueued } from '@/lib/api/deliver-queued'
import { errorResponse } from '@/lib/api/errors'
import { clientNetwork } from '@/lib/platform/http/address'
import { countAttempt } from '@/lib/platform/limits/limits'
import { inTurn } from '@/lib/platform/queue/turn'
import { answerQuote } from '@/lib/sharing/answer'
import { answerSchema } from '@/lib/sharing/schema'
import { formAgain, problemOf, readForm } from '@/lib/sharing/typed'
import { AppError } from '@/lib/words/errors'

/**
 * The answer to a quote as the form of its page sends it: a browser without scripts has no other. It leads back to the page, which says
 * how the quote stands, or shows the form with what was typed. The link is the permission and no cookie counts, so nobody else's page can
 * do by it what it could not do by itself.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const page = `/invoice/${encodeURIComponent(token)}`
  const leadTo = (address: string) => withoutBody(303, { Location: address })
  try {
    const { input, typed } = readForm(await readText(request, SMALL_BODY))
    try {
      await inTurn(async () => {
        await countAttempt('answer:address', clientNetwork(request.headers))
        await answerQuote(token, check(answerSchema, input))
      }, deliverQueued)
      return leadTo(`${page}?answer=done`)
    } catch (error) {
      const problem = problemOf(error)
      if (problem) return leadTo(formAgain(page, input.accept !== false, problem, typed))
      // The page itself says how the quote stands, or that there is none.
      const kind = error instanceof AppError && error.kind
      if (kind === 'conflict' || kind === 'not-found') return leadTo(`${page}?answer=late`)
      throw error
    }
  } catch (error) {
    return errorResponse(error)
  }
}

/** The address of the form, opened by itself. */
export const GET = async (_: Request, { params }: { params: Promise<{ token: string }> }) =>
  withoutBody(303, { Location: `/invoice/${encodeURIComponent((await params).token)}` })
