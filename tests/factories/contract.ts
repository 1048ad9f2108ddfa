import type { Definition } from '@/lib/api/define'
import { errorResponse } from '@/lib/api/response-schemas'

/** Throws unless a response matches its definition exactly, including all fields. */
export async function checkContract(
  call: string,
  definition: Definition | undefined,
  response: Response,
): Promise<void> {
  // next-auth has its own response formats.
  if (definition?.path.includes('{nextauth}')) return
  if (!definition && response.ok)
    throw new Error(`${call} has no definition: a wrapped handler has to keep its own`)
  const problem = await findProblem(definition?.answers ?? {}, response.clone())
  if (problem) throw new Error(`${call} answered ${response.status}, which is not as described: ${problem}`)
}

async function findProblem(answers: Definition['answers'], response: Response): Promise<string | null> {
  const body = await response.text()
  const isDescribed = response.status in answers
  const answer = isDescribed || response.status < 400 ? answers[response.status] : errorResponse
  if (answer === undefined) return 'no such status'
  if (answer === null) return body ? 'it has a body' : null
  const type = response.headers.get('content-type') ?? ''
  if ('contentType' in answer)
    return type.startsWith(answer.contentType.replace('*', '')) ? null : `its type is ${type}`
  if (!type.startsWith('application/json')) return `its type is ${type}`
  return answer.safeParse(JSON.parse(body)).error?.message ?? null
}
