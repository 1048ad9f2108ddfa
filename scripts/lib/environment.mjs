import { createRequire } from 'node:module'
import { bundle, bundleFile } from './bundle.mjs'
import { UserError } from './log.mjs'

/** An empty variable is one that is not set. */
export const omitEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Refuses, in one message, every variable of an environment that the application would refuse (lib/platform/env.ts). */
export async function assertEnvironment(values) {
  await bundle(['environment'])
  const { environmentProblems } = createRequire(import.meta.url)(bundleFile('environment'))
  const problems = environmentProblems(omitEmpty(values)).map(
    (problem) => `${problem}${hint(problem, values)}`,
  )
  if (problems.length > 0)
    throw new UserError(`The environment is wrong (see .env.example):\n  ${problems.join('\n  ')}`)
}

/** Where an integration set the address under another name. */
const hint = (problem, { POSTGRES_URL }) =>
  POSTGRES_URL && problem.startsWith('DATABASE_URL: must be set') ? ', here to what POSTGRES_URL holds' : ''
