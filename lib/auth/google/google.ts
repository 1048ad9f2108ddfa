import 'server-only'
import { env } from '@/lib/platform/env'

/** True if sign-in with Google is configured. */
export const isGoogleConfigured = (): boolean => Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET)
