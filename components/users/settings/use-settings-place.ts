import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import {
  parseInvoiceSection,
  parseSettingsTab,
  SETTINGS_TABS,
  showSettingsPlaceInUrl,
  type SettingsPlace,
} from './settings-tabs'

/**
 * Returns the open tab and section, and the function that opens others. Follows links to other places of the settings,
 * such as those of the command menu.
 */
export function useSettingsPlace(
  start: SettingsPlace,
  visibleTabs: Parameters<typeof parseSettingsTab>[1] = SETTINGS_TABS,
): [place: SettingsPlace, open: (place: SettingsPlace) => void] {
  const [place, setPlace] = useState(start)
  const params = useSearchParams()
  const [lastParams, setLastParams] = useState(params.toString())
  if (lastParams !== params.toString()) {
    setLastParams(params.toString())
    const tab = parseSettingsTab(params.get('tab'), visibleTabs)
    // The URL of another tab names no section; the open one is kept for the return.
    setPlace({
      tab,
      section: tab === 'invoices' ? parseInvoiceSection(params.get('section')) : place.section,
    })
  }
  const open = (next: SettingsPlace) => {
    setPlace(next)
    showSettingsPlaceInUrl(next)
  }
  return [place, open]
}
