import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toastError } from '@/components/shared/toast-error'

/**
 * Returns the state of a switch that is saved at once, and its change handler. Shows a change optimistically, and
 * reverts it with a toast if `save` throws. `stored`: state on the server, followed when the page is refreshed.
 */
export function useInstantSwitch(
  stored: boolean,
  save: (isOn: boolean) => Promise<unknown>,
): [isOn: boolean, change: (isOn: boolean) => Promise<void>] {
  const t = useTranslations('common')
  const router = useRouter()
  const [isOn, setOn] = useState(stored)
  const [lastStored, setLastStored] = useState(stored)
  if (lastStored !== stored) {
    setLastStored(stored)
    setOn(stored)
  }

  const change = async (next: boolean) => {
    setOn(next)
    try {
      await save(next)
      router.refresh()
    } catch (error) {
      setOn(!next)
      toastError(t('saveFailed'), error)
    }
  }
  return [isOn, change]
}
