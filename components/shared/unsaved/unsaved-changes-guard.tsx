'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { findLinkDestination } from './find-link-destination'
import { useStore } from '@/components/ui/store'
import {
  confirmLeave,
  leaveRequestStore,
  resumeUnsavedGuard,
  findUnsavedForm,
  type LeaveRequest,
} from './unsaved-forms'

type View = ComponentType<LeaveRequest>

/**
 * Asks before unsaved words are left, wherever they are: on a link, on the way back, and by the browser's own question on closing or
 * reloading. Once in every shell. The question is fetched with the first key, and drawn here: never inside a boundary
 * that holds the field somebody types in.
 */
export function UnsavedChangesGuard() {
  const router = useRouter()
  const question = useStore(leaveRequestStore)
  const [view, setView] = useState<{ View: View } | 'failed' | null>(null)

  const load = useEffectEvent(() => {
    if (view && view !== 'failed') return
    import('./leave-confirm-dialog').then(
      ({ LeaveConfirmDialog }) => setView({ View: LeaveConfirmDialog }),
      () => setView('failed'),
    )
  })
  const onInput = useEffectEvent(() => {
    resumeUnsavedGuard()
    load()
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const destination = findLinkDestination(event)
    if (!destination || !findUnsavedForm()) return
    event.preventDefault()
    event.stopPropagation()
    confirmLeave(() => router.push(destination))
  })

  useEffect(() => {
    const guard = new AbortController()
    const options = { signal: guard.signal, capture: true }
    const type = () => onInput()
    const click = (event: MouseEvent) => onClick(event)
    window.addEventListener('input', type, options)
    window.addEventListener('change', type, options)
    window.addEventListener('click', click, options)
    window.addEventListener('beforeunload', (event) => findUnsavedForm() && event.preventDefault(), options)
    // Back and forward, where the browser lets itself be asked; elsewhere they lead away as ever.
    if ('navigation' in window) navigation.addEventListener('navigate', onTraverse, options)
    return () => guard.abort()
  }, [])

  useEffect(() => {
    if (!question || view) return
    load()
  }, [question, view])
  // On a broken line the browser's own question stands in.
  useEffect(() => {
    if (!question || view !== 'failed') return
    if (window.confirm(question.words.title)) question.leave()
    else question.stay()
  }, [question, view])

  return question && view && view !== 'failed' ? <view.View {...question} /> : null
}

function onTraverse(event: NavigateEvent): void {
  const { navigationType, cancelable, hashChange, destination } = event
  if (navigationType !== 'traverse' || !cancelable || hashChange || !destination.sameDocument) return
  if (!findUnsavedForm()) return
  event.preventDefault()
  confirmLeave(() => void navigation.traverseTo(destination.key))
}
