import { act, renderHook } from '@testing-library/react'
import { useToast } from '@/components/hooks/use-toast'

/** The toast that is shown or was shown last; null once it is removed. */
export function getCurrentToast() {
  // Outside of the document, whose changes would make `waitFor` call this again and again.
  const { result, unmount } = renderHook(() => useToast(), { container: document.createElement('div') })
  const [toast] = result.current.toasts
  unmount()
  return toast ?? null
}

/** The action of the current toast, such as Undo. */
export function getToastAction() {
  const action = getCurrentToast()?.action
  if (!action) return null
  // The handlers of the application don't look at the event.
  return { label: action.props.altText, press: action.props.onClick as unknown as () => void }
}

/** Presses the action of the current toast. */
export async function pressToastAction(): Promise<void> {
  const { press } = getToastAction()!
  await act(async () => press())
}

/** Closes the current toast. */
export function closeToast(): void {
  const toast = getCurrentToast()
  act(() => toast?.onOpenChange?.(false))
}
