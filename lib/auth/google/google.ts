import 'server-only'
import { env } from '@/lib/platform/env'

/** Whether people can sign in with Google here. */
export const isGoogleConfigured = (): boolean => Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET)
