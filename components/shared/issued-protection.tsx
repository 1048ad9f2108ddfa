'use client'

import { createContext, use, type ReactNode } from 'react'

/** True if the business protects its issued documents. Without a provider it is false, and the API decides. */
const Context = createContext(false)

/** Provides the switch of the current business (`Business.protectIssued`). */
export const IssuedProtectionProvider = ({
  isProtected,
  children,
}: {
  isProtected: boolean
  children: ReactNode
}) => <Context value={isProtected}>{children}</Context>

/** Returns the fact that the action table needs (`PreconditionFacts.isProtected`). */
export const useIssuedProtection = (): boolean => use(Context)
