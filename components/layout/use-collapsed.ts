'use client'

import { useState } from 'react'
import { COLLAPSES_ON } from './navigation'
import { SIDEBAR_COOKIE } from './sidebar-cookie'

const YEAR = 365 * 24 * 60 * 60

/**
 * Whether the sidebar is narrow. The choice is kept in a cookie, which the server reads; on the screen that needs the room it is
 * narrow until opened by hand, and that is forgotten on leaving.
 */
export function useCollapsed(startsCollapsed: boolean, pathname: string) {
  const [chosen, setChosen] = useState(startsCollapsed)
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const automatic = pathname === COLLAPSES_ON
  const collapsed = automatic ? openedOn !== pathname : chosen
  if (!automatic && openedOn) setOpenedOn(null)

  const toggle = () => {
    if (automatic) {
      setOpenedOn(collapsed ? pathname : null)
      return
    }
    setChosen(!collapsed)
    document.cookie = `${SIDEBAR_COOKIE}=${collapsed ? 'expanded' : 'collapsed'}; path=/; max-age=${YEAR}; samesite=lax`
  }
  return { collapsed, toggle }
}
