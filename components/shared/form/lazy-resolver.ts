import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import { getConnectionTexts } from '@/lib/platform/http/connection-texts'

/**
 * Returns a resolver whose schema is loaded after the page. If that fails, such as offline, shows a toast and blocks
 * the submission.
 */
export function lazyResolver<Fields extends FieldValues, Output>(
  load: () => Promise<Resolver<Fields, unknown, Output>>,
): Resolver<Fields, unknown, Output> {
  return async (values, context, options) => {
    try {
      return await (
        await load()
      )(values, context, options)
    } catch {
      const { somethingWentWrong } = getConnectionTexts()
      toast({ title: somethingWentWrong, variant: 'destructive' })
      const root = { type: 'load', message: somethingWentWrong }
      return { values: {}, errors: { root } as FieldErrors<Fields> }
    }
  }
}
