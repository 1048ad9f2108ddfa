import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

interface SaveButtonProps {
  save: () => Promise<void>
  className?: string
  children: string
}

/** Saves a card that is a separate form inside the settings form. */
export function SaveButton({ save, className, children }: SaveButtonProps) {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Button
      variant="outline"
      className={cn('justify-self-end', className)}
      disabled={!isDirty}
      loading={isSubmitting}
      onClick={() => void save()}
    >
      {children}
    </Button>
  )
}
