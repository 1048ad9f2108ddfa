import { useTranslations } from 'next-intl'
import { useUndrawable } from '@/components/hooks/use-undrawable'

/** Names the characters of a printed text that the PDF shows as a box. Always rendered, so that it is announced. */
export function UndrawableHint({ text }: { text: unknown }) {
  const t = useTranslations('common')
  const characters = useUndrawable(typeof text === 'string' ? text : '')
  return (
    <p aria-live="polite" className="text-caption font-medium wrap-anywhere empty:sr-only">
      {characters.length > 0 &&
        t('undrawable', { characters: characters.slice(0, 5).join(' '), count: characters.length })}
    </p>
  )
}
