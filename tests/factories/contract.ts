import { errorAnswer } from '@/lib/api/answers'
import { OPERATIONS, type Operation } from '@/lib/api/operations'

// A catch-all stands for several segments, and comes last.
const CATCH_ALL = /\{(nextauth|rest)\}/
const patterns = Object.keys(OPERATIONS)
  .map((name) => {
    const source = name
      .replace(/[.]/g, '\\.')
      .replace(CATCH_ALL, '.+')
      .replace(/\{\w+\}/g, '[^/]+')
    return {
      name,
      pattern: new RegExp(`^${source}$`),
      rank: CATCH_ALL.test(name) ? 100 : name.split('{').length,
    }
  })
  .sort((a, b) => a.rank - b.rank)

/** Throws unless an answer is what the description of the API (lib/api) says of its call, to the last field. */
export async function checkContract(method: string, path: string, response: Response): Promise<void> {
  const call = `${method} ${path.split('?')[0]}`
  const name = patterns.find(({ pattern }) => pattern.test(call))?.name
  if (!name) throw new Error(`${call} is described nowhere`)
  // next-auth answers in its own ways.
  if (name.includes('{nextauth}')) return
  const problem = await problemWith(OPERATIONS[name]!, response.clone())
  if (problem) throw new Error(`${call} answered ${response.status}, which is not as described: ${problem}`)
}

async function problemWith({ answers }: Operation, response: Response): Promise<string | null> {
  const body = await response.text()
  const isDescribed = response.status in answers
  const answer = isDescribed || response.status < 400 ? answers[response.status] : errorAnswer
  if (answer === undefined) return 'no such status'
  if (answer === null) return body ? 'it has a body' : null
  const type = response.headers.get('content-type') ?? ''
  if ('contentType' in answer)
    return type.startsWith(answer.contentType.replace('*', '')) ? null : `its type is ${type}`
  if (!type.startsWith('application/json')) return `its type is ${type}`
  return answer.safeParse(JSON.parse(body)).error?.message ?? null
}
