'use client'

import { useState } from 'react'
import { useMediaQuery } from '@/components/shared/browser/use-media-query'
import { SIDEBAR_COLLAPSED_PATH } from './navigation'
import { SIDEBAR_COOKIE } from './sidebar-cookie'

const YEAR = 365 * 24 * 60 * 60
// As the variant `rail` in utilities.css.
const SMALL = '(width < 64rem)'

/**
 * Whether the sidebar is narrow. The choice is kept in a cookie, which the server reads; until one is made the width of the
 * window decides, in the style sheet, so that the first paint is right. On the screen that needs the room it is narrow until
 * opened by hand, and that is forgotten on leaving.
 */
export function useSidebarCollapsed(startsCollapsed: boolean | undefined, pathname: string) {
  const [chosen, setChosen] = useState(startsCollapsed)
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isSmall = useMediaQuery(SMALL)
  const automatic = pathname === SIDEBAR_COLLAPSED_PATH
  const set = automatic ? openedOn !== pathname : chosen
  const collapsed = set ?? isSmall
  if (!automatic && openedOn) setOpenedOn(null)

  const toggle = () => {
    if (automatic) {
      setOpenedOn(collapsed ? pathname : null)
      return
    }
    setChosen(!collapsed)
    document.cookie = `${SIDEBAR_COOKIE}=${collapsed ? 'expanded' : 'collapsed'}; path=/; max-age=${YEAR}; samesite=lax`
  }
  return { collapsed, look: set === undefined ? 'auto' : set ? 'narrow' : 'wide', toggle } as const
}
