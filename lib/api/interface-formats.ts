import 'server-only'
import { englishFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Returns the formatters of the request's interface language. */
export const getFormats = async (): Promise<InterfaceFormats> => englishFormats
