'use client'

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
    toast({ title: 'Two-step sign-in is off', description: 'Signing in no longer asks for a code.' })
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
          title="Make new recovery codes?"
          description="Your current codes will stop working."
          failure="No new recovery codes were made"
          action="Make new codes"
          onSubmit={renewCodes}
        />
      )}
      {!codes && purpose === 'off' && (
        <ReauthStep
          {...reauthProps}
          title="Turn two-step sign-in off?"
          description="You’ll no longer be asked for a code, and your recovery codes will stop working."
          failure="Two-step sign-in is still on"
          action="Turn off"
          isDestructive
          onSubmit={turnOff}
        />
      )}
    </StepsDialog>
  )
}
