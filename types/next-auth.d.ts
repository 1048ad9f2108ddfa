import type { DefaultSession } from 'next-auth'
import type { DefaultJWT } from 'next-auth/jwt'

declare module 'next-auth' {
  /** What the browser learns of a session: `useSession` and GET /api/auth/session. The server has its own (lib/api/session.ts). */
  interface Session extends DefaultSession {
    user: { id: string; name: string; email: string }
  }
}

declare module 'next-auth/jwt' {
  /** What the session cookie says. `sid` names a Session row, which alone decides whether it is still good. */
  interface JWT extends DefaultJWT {
    sub: string
    sid: string
    onboarded: boolean
    /** Issued for a cookie of this host alone; without it, from before such cookies. */
    host?: boolean
    /** As sign-in issued it: the browser has not asked for the session since. */
    isNew?: boolean
    /** Seconds since the epoch. */
    iat?: number
    exp?: number
  }
}
