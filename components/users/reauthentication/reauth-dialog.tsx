'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { StepsDialog } from '../two-step/steps-dialog'
import { ReauthStep, type ReauthCredential } from '../two-step/reauth-step'
import type * as reauthentication from '@/lib/api/definitions/reauthentication'
import type { ApiData } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

const PATH = '/api/user/proof'

/** Methods available to this user. */
type Methods = ApiData<typeof reauthentication.getReauthenticationMethods>

/** Asks for the password or a code before a sensitive change. Valid for a few minutes. */
export default function ReauthDialog({ onClose }: { onClose: (given: boolean) => void }) {
  const t = useTranslations('reauthentication')
  const [methods, setMethods] = useState<Methods | null>(null)

  useEffect(() => {
    let isUnmounted = false
    const loadMethods = async () => {
      const found = await callApi<typeof reauthentication.getReauthenticationMethods>({
        method: 'GET',
        path: PATH,
      })
      if (found.mail)
        await callApi<typeof reauthentication.sendReauthenticationCode>({
          method: 'POST',
          path: `${PATH}/mail`,
        })
      if (!isUnmounted) setMethods(found)
    }
    loadMethods().catch((error: unknown) => {
      if (isUnmounted) return
      toastError(t('loadingFailed'), error)
      onClose(false)
    })
    return () => {
      isUnmounted = true
    }
    // Only once, on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!methods) return null
  const prove = async (proof: ReauthCredential) => {
    await callApi<typeof reauthentication.reauthenticate>({ method: 'POST', path: PATH, body: proof })
    onClose(true)
  }
  return (
    <StepsDialog isFinal={false} onClose={() => onClose(false)}>
      <ReauthStep
        title={t('title')}
        description={t('description')}
        action={t('submit')}
        failure={t('failed')}
        hasPassword={methods.password}
        hasCode={methods.code || methods.mail}
        {...(methods.mail && { codeHint: t('mailHint') })}
        onSubmit={prove}
        onCancel={() => onClose(false)}
      />
    </StepsDialog>
  )
}
