import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Error in place of a part of a dialog, with a retry button. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('common')
  return (
    <div
      role="alert"
      className="bg-destructive-soft flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
    >
      <p>{text}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
