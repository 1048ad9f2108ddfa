import { useTranslations } from 'next-intl'
import { describeSignInError } from '@/lib/auth/rules/messages'

/** Returns a function that describes a failed sign-in to the user by its error code. */
export function useSignInErrors() {
  const tTitle = useTranslations('auth.errorTitles')
  const tMessage = useTranslations('auth.errors')
  return (code: string) => {
    const { title, message, isUnverified } = describeSignInError(code)
    return { title: tTitle(title), message: tMessage(message), isUnverified }
  }
}
