const KEY = 'sheaf-pending-address'

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores the address awaiting verification for this tab's next screen. */
export function storePendingEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Storage is blocked: the next screen asks for the address.
  }
}

export const getPendingEmail = (): string => read(KEY)
