import { UNEXPECTED_ERROR } from '@/lib/auth/rules/messages'
import { apiFetch } from '@/lib/platform/http/api-client'

/** Posts to an authentication route. An error without a message gets the specified one (section 8). */
export const postAuth = <T = unknown>(path: string, body: unknown): Promise<T> =>
  apiFetch<T>(path, { method: 'POST', body, fallback: UNEXPECTED_ERROR })
