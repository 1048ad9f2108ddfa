import type { Definition } from '@/lib/api/define'
import { DEFINITIONS } from '@/lib/api/definitions'
import { errorAnswer } from '@/lib/api/schemas/common'

// A catch-all stands for several segments, and comes last.
const CATCH_ALL = /\{(nextauth|rest)\}/
const patterns = DEFINITIONS.map((definition) => {
  const name = `${definition.method} ${definition.path}`
  const source = name
    .replace(/[.]/g, '\\.')
    .replace(CATCH_ALL, '.+')
    .replace(/\{\w+\}/g, '[^/]+')
  return {
    definition,
    pattern: new RegExp(`^${source}$`),
    rank: CATCH_ALL.test(name) ? 100 : name.split('{').length,
  }
}).sort((a, b) => a.rank - b.rank)

/** Throws unless an answer is what the description of the API (lib/api) says of its call, to the last field. */
export async function checkContract(method: string, path: string, response: Response): Promise<void> {
  const call = `${method} ${path.split('?')[0]}`
  const definition = patterns.find(({ pattern }) => pattern.test(call))?.definition
  if (!definition) throw new Error(`${call} is described nowhere`)
  // next-auth answers in its own ways.
  if (definition.path.includes('{nextauth}')) return
  const problem = await problemWith(definition, response.clone())
  if (problem) throw new Error(`${call} answered ${response.status}, which is not as described: ${problem}`)
}

async function problemWith({ answers }: Definition, response: Response): Promise<string | null> {
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
