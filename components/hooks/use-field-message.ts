import { useTranslations } from 'next-intl'
import { parseFieldMessage } from '@/lib/core/validation/field-message'

/**
 * Returns a function that translates the error of a form's field: a `fieldMessage` of a schema. Other text, such as the
 * API's, stays as it is.
 */
export function useFieldMessage(): (message: string) => string {
  const t = useTranslations('validation')
  return (message) => {
    const problem = parseFieldMessage(message)
    if (!problem) return message
    const { code, values } = problem
    // Pages pass no messages of `validation.api`, whose errors no form can cause.
    return t.has(code) ? t(code, values) : t('field.invalid')
  }
}
