'use client'

import { lazy, Suspense } from 'react'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog-props'

const SendDialog = lazy(() => import('./send-dialog').then((module) => ({ default: module.SendDialog })))

/** Sends a reminder, delayed so that it can be undone. The dialog's code loads when it opens. */
export const ReminderDialog = (props: ReminderDialogProps) => (
  <Suspense>
    <SendDialog {...props} draftKind="reminder" isDelayed />
  </Suspense>
)
