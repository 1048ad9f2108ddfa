import type { RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'

// Components under test have no server to navigate to. Tests set the address and inspect navigation with
// tests/factories/navigation.ts.
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/navigation').nextNavigation)
jest.mock('@/components/shared/browser/load-page', () => ({ loadPage: jest.fn() }))
// Server components under test have no request.
jest.mock('next-intl/server', () => {
  const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl')
  const messages = jest.requireActual<typeof import('@/lib/i18n/interface/en.json')>(
    '@/lib/i18n/interface/en.json',
  )
  return {
    getLocale: async () => 'en',
    getMessages: async () => messages,
    getTranslations: async (namespace?: never) => createTranslator({ locale: 'en', messages, namespace }),
  }
})
// Renders with English messages and inside the tooltip provider, as every screen does. Looks modules up per call, so that a test's own mocks
// apply.
jest.mock('@testing-library/react', () => {
  const library = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react')
  const render = (ui: ReactNode, { wrapper: Own, ...options }: RenderOptions = {}) => {
    const { createElement } = jest.requireActual<typeof import('react')>('react')
    const { TooltipProvider } =
      jest.requireActual<typeof import('@/components/ui/tooltip')>('@/components/ui/tooltip')
    const { NextIntlClientProvider } = jest.requireActual<typeof import('next-intl')>('next-intl')
    const messages = jest.requireActual<typeof import('@/lib/i18n/interface/en.json')>(
      '@/lib/i18n/interface/en.json',
    )
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(NextIntlClientProvider, {
        locale: 'en',
        messages,
        timeZone: 'UTC',
        children: createElement(TooltipProvider, null, Own ? createElement(Own, null, children) : children),
      })
    return library.render(ui, { ...options, wrapper })
  }
  return { ...library, render }
})
