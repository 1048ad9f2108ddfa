const KEY = 'sheaf-pending-address'

/** Remembers, for this tab, which address was just registered: the next screen writes to it. */
export function keepPendingAddress(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Storage is blocked: the next screen asks for the address.
  }
}

export function pendingAddress(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
