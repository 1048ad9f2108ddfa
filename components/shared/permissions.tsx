'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Permission } from '@/lib/core/access/permissions'

/** What whoever looks may do. Without a provider there is nobody to ask about: then everything is offered, and the API decides. */
const Context = createContext<readonly Permission[] | null>(null)

/** Says to everything inside of it what whoever looks may do in the business that they work in (lib/core/access/permissions.ts). */
export const PermissionsProvider = ({
  all,
  children,
}: {
  all: readonly Permission[]
  children: ReactNode
}) => <Context value={all}>{children}</Context>

/** Whether somebody may do something, by its permission. */
export function usePermissionCheck(): (permission: Permission) => boolean {
  const all = use(Context)
  return (permission) => all === null || all.includes(permission)
}

/** Whether whoever looks may do something. It only spares a refusal: the API checks each call itself. */
export const useHasPermission = (permission: Permission): boolean => usePermissionCheck()(permission)

interface PermissionGateProps {
  to: Permission
  children: ReactNode
  /** What stands there for everybody else. */
  otherwise?: ReactNode
}

/** Offers something to those alone who may do it. */
export const PermissionGate = ({ to, children, otherwise }: PermissionGateProps) =>
  useHasPermission(to) ? children : (otherwise ?? null)
