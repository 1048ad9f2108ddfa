import 'server-only'
import { getLocale } from 'next-intl/server'
import { getInterfaceFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Returns the formatters of the request's interface language. */
export const getFormats = async (): Promise<InterfaceFormats> => getInterfaceFormats(await getLocale())
