import type { ApiCall, ApiData, CallDefinition } from '@/lib/platform/http/api-call'
import { UNEXPECTED_ERROR } from '@/lib/auth/rules/messages'
import { callApi } from '@/lib/platform/http/api-client'

/** Calls an authentication route. An error without a message gets the specified one (section 8). */
export const callAuth = <D extends CallDefinition = never>(call: ApiCall<D>): Promise<ApiData<D>> =>
  callApi<D>({ ...call, fallback: UNEXPECTED_ERROR })
