import { toast } from './use-toast'

const KEY = 'sheaf-toast'

interface Words {
  title: string
  description?: string
}

/** Shows a toast after the next full page load, for actions that end with one. */
export function toastAfterLoad(words: Words): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    toast(words)
  }
}

export function showStoredToast(): void {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (!stored) return
    sessionStorage.removeItem(KEY)
    toast(JSON.parse(stored))
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
