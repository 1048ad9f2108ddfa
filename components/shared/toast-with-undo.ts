import { toastAction } from '@/components/shared/toast-action'
import { toast, type Toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/** Milliseconds: longer than what is only said, since here is something to decide (WCAG 2.2.1). */
export const UNDO_DURATION = 10_000

interface Done extends Pick<Toast, 'title' | 'description'> {
  /** Takes it back exactly, or throws what the server says. Answers what to say then, if anything. */
  undo: () => Promise<Toast | void> | void
  /** What to say when it couldn’t be undone. */
  failed?: string
}

/**
 * Says what was done and offers to take it back for as long as the toast is there: the one way an action is undone. What
 * can't be taken back without a loss asks first instead (docs/undo.md). Returns the toast's handle.
 */
export function toastWithUndo({ undo, failed = 'Failed to undo', ...said }: Done) {
  const takeBack = async () => {
    try {
      const answer = await undo()
      if (answer) toast(answer)
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), variant: 'destructive' })
    }
  }
  return toast({
    ...said,
    duration: UNDO_DURATION,
    action: toastAction('Undo', () => void takeBack()),
  })
}
