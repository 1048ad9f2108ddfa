import { createRequire } from 'node:module'
import { bundle, bundleFile } from './bundle.mjs'
import { UserError } from './log.mjs'

/** Removes empty variables, which count as not set. */
export const omitEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Throws one error that lists every variable the application would reject (lib/platform/env.ts). */
export async function assertEnvironment(values) {
  await bundle(['environment'])
  const { listEnvironmentProblems } = createRequire(import.meta.url)(bundleFile('environment'))
  const problems = listEnvironmentProblems(omitEmpty(values)).map(
    (problem) => `${problem}${hint(problem, values)}`,
  )
  if (problems.length > 0)
    throw new UserError(`The environment is wrong (see .env.example):\n  ${problems.join('\n  ')}`)
}

/** Points to POSTGRES_URL if an integration set the database's URL under that name. */
const hint = (problem, { POSTGRES_URL }) =>
  POSTGRES_URL && problem.startsWith('DATABASE_URL: must be set') ? ', here to what POSTGRES_URL holds' : ''
