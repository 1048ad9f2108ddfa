import { useLocale } from 'next-intl'
import { getInterfaceFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Returns the formatters of the interface's language, in client components and server components that aren't async. */
export const useFormats = (): InterfaceFormats => getInterfaceFormats(useLocale())
