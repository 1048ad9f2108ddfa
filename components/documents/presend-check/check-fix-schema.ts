import { z } from 'zod'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import type { DatePattern } from '@/lib/core/dates/date-pattern'
import type { FixInput } from './find-fix'

/** Validates each control of a fix as the API does, and keeps it as typed. @param pattern of the dates in its messages */
export const fixSchema = (parts: FixInput[], pattern: DatePattern) =>
  z.object({ values: z.array(z.string()) }).superRefine(({ values }, context) =>
    parts.forEach(({ schema }, index) => {
      const { error } = schema.safeParse(values[index], createDateErrorOptions(pattern))
      if (error)
        context.addIssue({ code: 'custom', path: ['values', index], message: error.issues[0]?.message })
    }),
  )
export type FixFields = z.output<ReturnType<typeof fixSchema>>
