'use client'

import { useTranslations } from 'next-intl'
import { loadPage } from '@/components/shared/browser/load-page'
import { discardChanges, confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { getCurrentBusinessId } from '@/lib/platform/http/current-business'
import type { createBusiness, switchBusiness } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import type { NewBusiness } from '@/lib/business/new-business'
import { createStore, useStore } from '@/components/ui/store'
import { toastError } from '@/components/shared/toast-error'

/** Id of the business being switched to; null for none. */
const businessSwitchStore = createStore<number | null>(null)

let channel: BroadcastChannel | undefined

const postSwitch = (id: number) =>
  callApi<typeof switchBusiness>({ method: 'POST', path: `/api/businesses/${id}/switch` })

export function useSwitchBusiness() {
  const t = useTranslations('common.businessSwitch')
  return {
    /**
     * Switches to another business after confirming unsaved changes. Loads the page in full, so that nothing of the
     * previous one stays in memory. A business without onboarding starts with that. `to`: target path.
     */
    switchToBusiness({ id, name }: { id: number; name: string }, to = '/'): void {
      confirmLeave(() => void enter(id, t('failed'), { name, to }))
    },
  }
}

/** Creates another business and opens it. Throws ApiError. */
export async function createNewBusiness(body: NewBusiness): Promise<void> {
  const { id } = await callApi<typeof createBusiness>({ method: 'POST', path: '/api/businesses', body })
  broadcastBusinessSwitch({ id, name: body.companyName })
  discardChanges()
  loadPage('/')
}

/** Switches back to this page's business after another tab switched away. The page stays unchanged. Throws ApiError. */
export async function switchBackToBusiness(business: { id: number; name: string }): Promise<void> {
  await postSwitch(business.id)
  broadcastBusinessSwitch(business)
}

async function enter(
  target: number,
  title: string,
  { name, to }: { name: string; to: string },
): Promise<void> {
  const from = getCurrentBusinessId()
  businessSwitchStore.set(target)
  try {
    const { id, isOnboarded } = await postSwitch(target)
    broadcastBusinessSwitch({ id, name: isOnboarded ? name : null })
    discardChanges()
    loadPage(isOnboarded ? to : from && from !== String(id) ? `/onboarding?from=${from}` : '/onboarding')
  } catch (error) {
    businessSwitchStore.set(null)
    toastError(title, error)
  }
}

export const useBusinessSwitch = (): number | null => useStore(businessSwitchStore)

/** Business the session has switched to; without a name during its onboarding. */
export interface BusinessSwitch {
  id: number
  name: string | null
}

/** One channel per tab: a channel doesn't receive its own messages, so a tab doesn't react to its own switch. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('sheaf-business'))
}

const broadcastBusinessSwitch = (business: BusinessSwitch): void => open()?.postMessage(business)

/** Calls back when another tab switches the business. Returns the unsubscribe function. */
export function onBusinessSwitch(listener: (business: BusinessSwitch) => void): () => void {
  const shared = open()
  const onMessage = ({ data }: MessageEvent<BusinessSwitch>) => listener(data)
  shared?.addEventListener('message', onMessage)
  return () => shared?.removeEventListener('message', onMessage)
}
