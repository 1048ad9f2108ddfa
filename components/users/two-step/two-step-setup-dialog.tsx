'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { BeginStep } from './begin-step'
import { RecoveryCodesStep } from './recovery-codes-step'
import { ScanStep } from './scan-step'
import { StepsDialog } from './steps-dialog'
import type { TwoStepSecret } from './scan-step'

interface TwoStepSetupDialogProps {
  hasPassword: boolean
  onClose: () => void
}

/** Setup in three steps: password, secret with a first code, recovery codes. */
export default function TwoStepSetupDialog({ hasPassword, onClose }: TwoStepSetupDialogProps) {
  const router = useRouter()
  const [shown, setShown] = useState<TwoStepSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const confirmed = (newCodes: string[]) => {
    setCodes(newCodes)
    router.refresh()
  }
  const close = () => {
    if (codes)
      toast({
        title: 'Two-step sign-in is on',
        description: 'Signing in asks for a code from your app now. Other browsers were signed out.',
      })
    onClose()
  }

  return (
    <StepsDialog isFinal={Boolean(codes)} onClose={close}>
      {codes ? (
        <RecoveryCodesStep codes={codes} onDone={close} />
      ) : shown ? (
        <ScanStep {...shown} onConfirmed={confirmed} onStartAgain={() => setShown(null)} />
      ) : (
        <BeginStep hasPassword={hasPassword} onSecretCreated={setShown} onCancel={onClose} />
      )}
    </StepsDialog>
  )
}
