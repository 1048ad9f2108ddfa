import { z } from 'zod'
import { convertSchema } from '@/lib/documents/quote-billing/convert-schema'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-types'
import { toConvertInput, findFullInvoice, type ConvertFields } from './convert-fields'

/** Validates the dialog as the API does, and requires a confirmation before a billed quote is billed again. */
export const createConvertFormSchema = (start: ConversionStart) =>
  z.custom<ConvertFields>().transform((fields, context) => {
    if (findFullInvoice(start) && !fields.again)
      context.addIssue({ code: 'custom', path: ['again'], message: 'Tick this to bill it again' })
    const { data, error } = convertSchema.safeParse(toConvertInput(fields))
    if (data) return data
    for (const { path, message } of error.issues)
      context.addIssue({ code: 'custom', path: toFieldName(path.join('.'), fields).split('.'), message })
    return z.NEVER
  })

/** Returns the form field of an API error. The API's indexes count the selected lines only. */
export function toFieldName(path: string, { lines }: Pick<ConvertFields, 'lines'>): string {
  const position = /^lines\.(\d+)/.exec(path)?.[1]
  if (position === undefined) return path
  const chosen = lines.filter((one) => one.chosen)[Number(position)]
  return chosen ? `lines.${lines.indexOf(chosen)}.quantity` : 'lines'
}
