'use client'

import { loadPage } from '@/components/shared/browser/load-page'
import { broadcastBusinessSwitch } from '@/components/shared/business/business-switch-channel'
import { discardChanges, confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { toast } from '@/components/hooks/use-toast'
import { businessSwitchStore } from './business-switch-store'
import { getCurrentBusinessId } from '@/lib/platform/http/current-business'
import type { createBusiness, switchBusiness } from '@/lib/api/definitions/members'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

const postSwitch = (id: number) =>
  callApi<typeof switchBusiness>({ method: 'POST', path: `/api/businesses/${id}/switch` })
const postBusiness = () => callApi<typeof createBusiness>({ method: 'POST', path: '/api/businesses' })

/**
 * Switches to another business after confirming unsaved changes. Loads the page in full, so that nothing of the
 * previous one stays in memory. A business without onboarding starts with that. `to`: target path.
 */
export function switchToBusiness({ id, name }: { id: number; name: string }, to = '/'): void {
  confirmLeave(() => void enter(id, 'Failed to switch', () => postSwitch(id), { name, to }))
}

/** Creates another business, or resumes one in onboarding, and opens its setup. */
export function createNewBusiness(): void {
  confirmLeave(() => void enter('new', 'Failed to start a business', postBusiness, { name: null }))
}

/** Switches back to this page's business after another tab switched away. The page stays unchanged. Throws ApiError. */
export async function switchBackToBusiness(business: { id: number; name: string }): Promise<void> {
  await postSwitch(business.id)
  broadcastBusinessSwitch(business)
}

async function enter(
  target: number | 'new',
  title: string,
  request: typeof postBusiness,
  { name, to = '/' }: { name: string | null; to?: string },
): Promise<void> {
  const from = getCurrentBusinessId()
  businessSwitchStore.set(target)
  try {
    const { id, isOnboarded } = await request()
    broadcastBusinessSwitch({ id, name: isOnboarded ? name : null })
    discardChanges()
    loadPage(isOnboarded ? to : from && from !== String(id) ? `/onboarding?from=${from}` : '/onboarding')
  } catch (error) {
    businessSwitchStore.set(null)
    toast({ title, description: getErrorMessage(error), variant: 'destructive' })
  }
}
