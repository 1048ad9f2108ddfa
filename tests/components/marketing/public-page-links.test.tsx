import { existsSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import AboutPage from '@/app/(marketing)/about/page'
import ContactPage from '@/app/(marketing)/contact/page'
import CookiesPage from '@/app/(marketing)/cookies/page'
import LandingPage from '@/app/(marketing)/landing/page'
import MarketingLayout from '@/app/(marketing)/layout'
import PrivacyPage from '@/app/(marketing)/privacy/page'
import SecurityPage from '@/app/(marketing)/security/page'
import TermsPage from '@/app/(marketing)/terms/page'
import { PUBLIC_PAGES } from '@/components/marketing/links'

const pages: Record<string, ComponentType> = {
  '/landing': LandingPage,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/security': SecurityPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
  '/cookies': CookiesPage,
}

const show = (Page: ComponentType) =>
  render(
    <MarketingLayout>
      <Page />
    </MarketingLayout>,
  ).container

const isPage = (path: string) =>
  ['(marketing)', '(auth)'].some((group) => existsSync(`app/${group}${path}/page.tsx`))

describe('spec 2: pages for visitors', () => {
  it('are all linked from the landing page', () => {
    const linked = [...show(LandingPage).querySelectorAll('a')].map((link) => new URL(link.href).pathname)
    expect(linked).toEqual(expect.arrayContaining(Object.keys(pages)))
    expect([...PUBLIC_PAGES].sort()).toEqual(Object.keys(pages).sort())
  })

  it.each(Object.keys(pages))('has no broken link on %s', (path) => {
    const links = [...show(pages[path]!).querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href, `http://localhost${path}`))
      .filter(({ origin }) => origin === location.origin)
    expect(links.length).toBeGreaterThan(5)
    for (const { pathname, hash } of links) {
      const target = pathname === '/' ? path : pathname
      expect([pathname, isPage(target)]).toEqual([pathname, true])
      const anchor = hash && pages[target] && show(pages[target]).querySelector(hash)
      expect([hash, anchor === null]).toEqual([hash, false])
    }
  })
})
