'use client'

import { createStore, useStore } from '@/components/ui/store'

type Switching = number | 'new' | null

/** The business that is being switched to, by its id; null for none. */
export const businessSwitchStore = createStore<Switching>(null)
export const useBusinessSwitch = (): Switching => useStore(businessSwitchStore)
