import type { Messages } from 'next-intl'

interface PageLink {
  /** Message key of its text. */
  label: keyof Messages['marketing']['site']['links']
  href: string
}

/** Target of Start Free and Get Started. */
export const SIGN_UP_PATH = '/register'
export const LOGIN_PATH = '/login'

export const SECTION_LINKS: PageLink[] = [
  { label: 'features', href: '/landing#features' },
  { label: 'pricing', href: '/landing#pricing' },
  { label: 'inside', href: '/landing#inside' },
]

/** Link groups of the footer. They contain every page of the site except the landing page. */
export const FOOTER_LINKS: { title: 'product' | 'company' | 'legal'; links: PageLink[] }[] = [
  {
    title: 'product',
    links: [
      ...SECTION_LINKS.slice(0, 2),
      { label: 'register', href: SIGN_UP_PATH },
      { label: 'login', href: LOGIN_PATH },
    ],
  },
  {
    title: 'company',
    links: [
      { label: 'about', href: '/about' },
      { label: 'contact', href: '/contact' },
      { label: 'security', href: '/security' },
    ],
  },
  {
    title: 'legal',
    links: [
      { label: 'terms', href: '/terms' },
      { label: 'privacy', href: '/privacy' },
      { label: 'cookies', href: '/cookies' },
    ],
  },
]

/** Pages in the sitemap. */
export const PUBLIC_PAGES = [
  '/landing',
  ...FOOTER_LINKS.slice(1).flatMap(({ links }) => links.map(({ href }) => href)),
]
