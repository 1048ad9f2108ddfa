import { act, renderHook } from '@testing-library/react'
import { useToast } from '@/components/hooks/use-toast'

/** Returns the current or last toast; null once it is removed. */
export function getCurrentToast() {
  // Rendered outside the document, because DOM changes inside it would make `waitFor` call this again and again.
  const { result, unmount } = renderHook(() => useToast(), { container: document.createElement('div') })
  const [toast] = result.current.toasts
  unmount()
  return toast ?? null
}

/** Returns the action of the current toast, such as Undo. */
export function getToastAction() {
  const action = getCurrentToast()?.action
  if (!action) return null
  // The application's handlers ignore the event.
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
