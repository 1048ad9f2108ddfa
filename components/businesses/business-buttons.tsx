'use client'

import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useBusinessSwitch, useSwitchBusiness } from '@/components/shared/business/switch-business'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { toastError } from '@/components/shared/toast-error'
import { Button } from '@/components/ui/button'
import type { discardBusiness } from '@/lib/api/definitions/members'
import { BUSINESSES_PATH } from '@/lib/auth/rules/paths'
import { callApi } from '@/lib/platform/http/api-client'
import { BUSINESSES_TABLE_ID } from './businesses-table-id'
import type { InitialBusiness } from './new-business-dialog'

const load = () => import('./new-business-dialog')
const NewBusinessDialog = lazy(() => load().then((module) => ({ default: module.NewBusinessDialog })))

interface NewBusinessButtonProps {
  label: string
  initial: InitialBusiness
}

/** Opens the dialog for a new business, as does the URL (`NEW_BUSINESS_PATH`). */
export function NewBusinessButton({ label, initial }: NewBusinessButtonProps) {
  const isInUrl = useSearchParams().has('new')
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (isInUrl) window.history.replaceState(null, '', BUSINESSES_PATH)
  }
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
      {(isOpen || isInUrl) && (
        <Suspense>
          <NewBusinessDialog initial={initial} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface DiscardBusinessButtonProps {
  business: { id: number; name: string }
}

/** Deletes a business that was never used, after a confirmation. */
export function DiscardBusinessButton({ business }: DiscardBusinessButtonProps) {
  const t = useTranslations('businesses.discard')
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const discard = async () => {
    try {
      await callApi<typeof discardBusiness>({ method: 'DELETE', path: `/api/businesses/${business.id}` })
      router.refresh()
    } catch (error) {
      toastError(t('failed'), error)
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('name', { business: business.name })}
        onClick={() => setAsking(true)}
      >
        {t('label')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('title', { business: business.name })}
        description={t('description')}
        confirmLabel={t('label')}
        variant="destructive"
        onConfirm={discard}
        focusAfter={BUSINESSES_TABLE_ID}
      />
    </>
  )
}

interface OpenBusinessButtonProps {
  business: { id: number; name: string }
  label: string
  /** Accessible name, which contains the business's. */
  name: string
}

/** Opens a business, or its onboarding. */
export function OpenBusinessButton({ business, label, name }: OpenBusinessButtonProps) {
  const { switchToBusiness } = useSwitchBusiness()
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={name}
      loading={useBusinessSwitch() === business.id}
      onClick={() => switchToBusiness(business)}
    >
      {label}
    </Button>
  )
}
