import type { RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'

// A component has no server to take it to another page. A test says where it stands, and asks what was wanted
// (tests/factories/navigation.ts).
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/navigation').nextNavigation)
jest.mock('@/components/shared/browser/load-page', () => ({ loadPage: jest.fn() }))
// What a test renders stands in the provider of tooltips, as every screen of the app does. Each call takes the modules as the test has them.
jest.mock('@testing-library/react', () => {
  const library = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react')
  const render = (ui: ReactNode, { wrapper: Own, ...options }: RenderOptions = {}) => {
    const { createElement } = jest.requireActual<typeof import('react')>('react')
    const { TooltipProvider } =
      jest.requireActual<typeof import('@/components/ui/tooltip')>('@/components/ui/tooltip')
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(TooltipProvider, null, Own ? createElement(Own, null, children) : children)
    return library.render(ui, { ...options, wrapper })
  }
  return { ...library, render }
})
