import 'server-only'
import type { z } from 'zod'
import { invalid } from '@/lib/i18n/errors'
import { toFieldReason } from '@/lib/i18n/reason'

/** Checks the rules that depend on the tax, once it is complete. Throws 422. */
export function assertCompletedValid<Input>(schema: z.ZodType<Input>, input: Input): void {
  const issue = schema.safeParse(input).error?.issues[0]
  if (issue) throw invalid(toFieldReason(issue.message), issue.path.join('.'))
}
