import type { ReactNode, KeyboardEvent } from 'react'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

interface PanelCardProps {
  title: string
  description: string
  children: ReactNode
}

export const PanelCard = ({ title, description, children }: PanelCardProps) => (
  <Card>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
      <CardDescription>{description}</CardDescription>
    </CardHeader>
    <CardContent>{children}</CardContent>
  </Card>
)

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

/** Returns a handler that saves a card on Enter in a single-line field, instead of submitting the surrounding form. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  save()
}
