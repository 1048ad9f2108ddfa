import type { DefaultSession } from 'next-auth'
import type { DefaultJWT } from 'next-auth/jwt'

declare module 'next-auth' {
  /** Session in the browser: `useSession` and GET /api/auth/session. The server has its own (lib/api/session.ts). */
  interface Session extends DefaultSession {
    user: { id: string; name: string; email: string }
  }
}

declare module 'next-auth/jwt' {
  /** Content of the session cookie. `sid` is the id of a Session row, which alone decides whether it is valid. */
  interface JWT extends DefaultJWT {
    sub: string
    sid: string
    onboarded: boolean
    /** Set for cookies limited to this host; older cookies lack it. */
    host?: boolean
    /** True until the browser first requests the session after signing in. */
    isNew?: boolean
    /** Seconds since the epoch. */
    iat?: number
    exp?: number
  }
}
