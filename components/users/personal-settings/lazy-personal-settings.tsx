'use client'

import dynamic from 'next/dynamic'

/** By itself: whoever may change the settings of the business does not load it beside the form. */
export const LazyPersonalSettings = dynamic(() =>
  import('./personal-settings').then((module) => module.PersonalSettings),
)
