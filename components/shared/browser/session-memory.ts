/** Which session this browser has told the server about, shared by its tabs. Proves nothing; it only spares calls. */
export interface KnownSession {
  userId: number
  /** When its cookie runs out, in seconds since the epoch. */
  expiresAt: number
}

const KEY = 'sheaf-session'

export function knownSession(): KnownSession | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownSession | null
  } catch {
    return null
  }
}

export function rememberSession(session: KnownSession | null): void {
  try {
    if (session) localStorage.setItem(KEY, JSON.stringify(session))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the next page tells the server once more.
  }
}
