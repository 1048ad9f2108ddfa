'use client'

import { useId, type ReactNode } from 'react'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'

interface DeniedMenuItemProps {
  icon: ReactNode
  label: string
  reason: string
}

/** A menu item that can't be chosen, and why. Not `disabled`: arrow keys skip disabled items, so nobody could read it. */
export function DeniedMenuItem({ icon, label, reason }: DeniedMenuItemProps) {
  const reasonId = useId()
  return (
    <DropdownMenuItem
      aria-disabled
      aria-label={label}
      aria-describedby={reasonId}
      className="items-start"
      onSelect={(event) => event.preventDefault()}
    >
      {icon}
      <span className="max-w-60">
        <span className="opacity-50">{label}</span>
        <span id={reasonId} className="text-caption text-muted-foreground block">
          {reason}
        </span>
      </span>
    </DropdownMenuItem>
  )
}
