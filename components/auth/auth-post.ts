import { UNEXPECTED } from '@/lib/auth/rules'
import { apiFetch } from '@/lib/http/client'

/** Posts to a call about accounts. Where the server says nothing, its error has the specified words (section 8). */
export const authPost = <T = unknown>(path: string, body: unknown): Promise<T> =>
  apiFetch<T>(path, { method: 'POST', body, fallback: UNEXPECTED })
