'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Permission } from '@/lib/core/access/permissions'

/** Permissions of the current user. Without a provider everything is offered, and the API decides. */
const Context = createContext<readonly Permission[] | null>(null)

/** Provides the user's permissions in the current business (lib/core/access/permissions.ts). */
export const PermissionsProvider = ({
  permissions,
  children,
}: {
  permissions: readonly Permission[]
  children: ReactNode
}) => <Context value={permissions}>{children}</Context>

/** Returns a function that checks a permission. */
export function usePermissionCheck(): (permission: Permission) => boolean {
  const all = use(Context)
  return (permission) => all === null || all.includes(permission)
}

/** Returns true if the user has the permission. For the user interface only: the API checks each call itself. */
export const useHasPermission = (permission: Permission): boolean => usePermissionCheck()(permission)

interface PermissionGateProps {
  permission: Permission
  children: ReactNode
  /** Shown without the permission. */
  fallback?: ReactNode
}

/** Renders its children only with the permission. */
export const PermissionGate = ({ permission, children, fallback }: PermissionGateProps) =>
  useHasPermission(permission) ? children : (fallback ?? null)
