'use client'

import { createContext, use } from 'react'
import { englishFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'

const FormatsContext = createContext<InterfaceFormats>(englishFormats)

/** Returns the formatters of the interface's language, in client components. */
export const useFormats = (): InterfaceFormats => use(FormatsContext)
