import type { ComponentProps, MouseEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

interface SaveButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'loadingText'> {
  /** True once something has changed; always true for something new. */
  canSave: boolean
}

/**
 * Saves the edit of something stored. Until something has changed it ignores clicks and Enter in a field, but keeps its
 * place in the tab order, so that screen readers find it and say that it is disabled.
 */
export function SaveButton({ canSave, onClick, ...props }: SaveButtonProps) {
  const t = useTranslations('common')
  return (
    <Button
      type="submit"
      loadingText={t('saving')}
      {...props}
      aria-disabled={!canSave}
      onClick={canSave ? onClick : preventSubmit}
    />
  )
}

const preventSubmit = (event: MouseEvent) => event.preventDefault()
