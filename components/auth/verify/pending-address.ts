const KEY = 'sheaf-pending-address'
const REGISTERED = 'sheaf-registered-address'

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Remembers, for this tab, which address waits for its mail: the next screen writes to it. */
export function keepPendingAddress(email: string, isRegistered = false): void {
  try {
    sessionStorage.setItem(KEY, email)
    if (isRegistered) sessionStorage.setItem(REGISTERED, email)
  } catch {
    // Storage is blocked: the next screen asks for the address.
  }
}

export const pendingAddress = (): string => read(KEY)

/** Whether the address that waits was registered in this tab; one that only asked for its mail again was not. */
export const isJustRegistered = (): boolean => read(REGISTERED) !== '' && read(REGISTERED) === read(KEY)
