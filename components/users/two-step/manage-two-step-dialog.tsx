'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import type { renewRecoveryCodes, turnOffTwoStep } from '@/lib/api/definitions/reauthentication'
import { callApi } from '@/lib/platform/http/api-client'
import { RecoveryCodesStep } from './recovery-codes-step'
import { ReauthStep, type ReauthCredential } from './reauth-step'
import { StepsDialog } from './steps-dialog'

interface ManageTwoStepDialogProps {
  purpose: 'codes' | 'off'
  hasPassword: boolean
  onClose: () => void
}

/** Creates new recovery codes or turns off two-step sign-in, after reauthentication. */
export default function ManageTwoStepDialog({ purpose, hasPassword, onClose }: ManageTwoStepDialogProps) {
  const t = useTranslations('twoStep')
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)

  const renewCodes = async (proof: ReauthCredential) => {
    const result = await callApi<typeof renewRecoveryCodes>({
      method: 'POST',
      path: '/api/user/two-step/codes',
      body: proof,
    })
    setCodes(result.codes)
    router.refresh()
  }
  const turnOff = async (proof: ReauthCredential) => {
    await callApi<typeof turnOffTwoStep>({ method: 'POST', path: '/api/user/two-step/off', body: proof })
    toast({ title: t('off.succeeded.title'), description: t('off.succeeded.description') })
    onClose()
    router.refresh()
  }
  const reauthProps = { hasPassword, onCancel: onClose }

  return (
    <StepsDialog isFinal={Boolean(codes)} onClose={onClose}>
      {codes && <RecoveryCodesStep codes={codes} onDone={onClose} />}
      {!codes && purpose === 'codes' && (
        <ReauthStep
          {...reauthProps}
          title={t('renew.title')}
          description={t('renew.description')}
          failure={t('renew.failed')}
          action={t('renew.submit')}
          onSubmit={renewCodes}
        />
      )}
      {!codes && purpose === 'off' && (
        <ReauthStep
          {...reauthProps}
          title={t('off.title')}
          description={t('off.description')}
          failure={t('off.failed')}
          action={t('off.submit')}
          isDestructive
          onSubmit={turnOff}
        />
      )}
    </StepsDialog>
  )
}
