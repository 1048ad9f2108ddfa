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
// Adds English messages and the tooltip provider, which every screen has. Looks modules up per call, so that a test's
// own mocks apply.
function mockWithProviders(children: ReactNode) {
  const { createElement } = jest.requireActual<typeof import('react')>('react')
  const { TooltipProvider } =
    jest.requireActual<typeof import('@/components/ui/tooltip')>('@/components/ui/tooltip')
  const { NextIntlClientProvider } = jest.requireActual<typeof import('next-intl')>('next-intl')
  const messages = jest.requireActual<typeof import('@/lib/i18n/interface/en.json')>(
    '@/lib/i18n/interface/en.json',
  )
  return createElement(NextIntlClientProvider, {
    locale: 'en',
    messages,
    timeZone: 'UTC',
    children: createElement(TooltipProvider, null, children),
  })
}
jest.mock('@testing-library/react', () => {
  const { createElement } = jest.requireActual<typeof import('react')>('react')
  const library = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react')
  const render = (ui: ReactNode, { wrapper: Own, ...options }: RenderOptions = {}) => {
    const wrapper = ({ children }: { children: ReactNode }) =>
      mockWithProviders(Own ? createElement(Own, null, children) : children)
    return library.render(ui, { ...options, wrapper })
  }
  return { ...library, render }
})
jest.mock('react-dom/server', () => {
  const server = jest.requireActual<typeof import('react-dom/server')>('react-dom/server')
  return { ...server, renderToString: (ui: ReactNode) => server.renderToString(mockWithProviders(ui)) }
})
