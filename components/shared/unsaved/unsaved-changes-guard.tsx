'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
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
 * Asks before a page with unsaved changes is left: by link, by Back, and by the browser's own dialog on closing or
 * reloading. Used once per shell. The dialog is loaded on the first key press and rendered here, outside any boundary
 * that holds the edited field.
 */
export function UnsavedChangesGuard() {
  const t = useTranslations('common.unsaved')
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
    // Back and Forward can be intercepted only in browsers with the Navigation API.
    if ('navigation' in window) navigation.addEventListener('navigate', onTraverse, options)
    return () => guard.abort()
  }, [])

  useEffect(() => {
    if (!question || view) return
    load()
  }, [question, view])
  // If the dialog can't be loaded, the browser's own is used.
  useEffect(() => {
    if (!question || view !== 'failed') return
    if (window.confirm(question.messages?.title ?? t('title'))) question.leave()
    else question.cancel()
  }, [question, view, t])

  return question && view && view !== 'failed' ? <view.View {...question} /> : null
}

function onTraverse(event: NavigateEvent): void {
  const { navigationType, cancelable, hashChange, destination } = event
  if (navigationType !== 'traverse' || !cancelable || hashChange || !destination.sameDocument) return
  if (!findUnsavedForm()) return
  event.preventDefault()
  confirmLeave(() => void navigation.traverseTo(destination.key))
}

/** Returns the URL of a plain click on a link to another page of this origin; null for any other click. */
function findLinkDestination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  if (link.closest('[data-unguarded]')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return null
  return url.pathname + url.search
}
