'use client'

import { useEffect } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { removeKeptWords } from '@/components/shared/browser/kept-words'
import { giveUp } from '@/components/shared/unsaved/unsaved-forms'
import { onSessionChange } from '@/components/shared/browser/session-channel'

/** Leaves when another tab has signed out. Shows nothing. */
export function SessionFollower() {
  useEffect(
    () =>
      onSessionChange((message) => {
        if (message !== 'signed-out') return
        giveUp()
        removeKeptWords()
        loadPage('/login')
      }),
    [],
  )
  return null
}
