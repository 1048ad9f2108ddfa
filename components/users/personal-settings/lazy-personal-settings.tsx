'use client'

import dynamic from 'next/dynamic'

/** Loaded on demand: users who can change the business get the full settings form instead. */
export const LazyPersonalSettings = dynamic(() =>
  import('./personal-settings').then((module) => module.PersonalSettings),
)
