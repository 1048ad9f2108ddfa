'use client'

import { createStore, useStore } from '@/components/ui/store'

type Switching = number | 'new' | null

/** Id of the business being switched to; null for none. */
export const businessSwitchStore = createStore<Switching>(null)
export const useBusinessSwitch = (): Switching => useStore(businessSwitchStore)
