interface PageLink {
  label: string
  href: string
}

/** Target of Start Free and Get Started. */
export const SIGN_UP_PATH = '/register'
export const LOGIN_PATH = '/login'

export const SECTION_LINKS: PageLink[] = [
  { label: 'Features', href: '/landing#features' },
  { label: 'Pricing', href: '/landing#pricing' },
  { label: 'Inside', href: '/landing#inside' },
]

/** Link groups of the footer. They contain every page of the site except the landing page. */
export const FOOTER_LINKS: { title: string; links: PageLink[] }[] = [
  {
    title: 'Product',
    links: [
      ...SECTION_LINKS.slice(0, 2),
      { label: 'Create an account', href: SIGN_UP_PATH },
      { label: 'Login', href: LOGIN_PATH },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Security', href: '/security' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Cookies', href: '/cookies' },
    ],
  },
]

/** Pages in the sitemap. */
export const PUBLIC_PAGES = [
  '/landing',
  ...FOOTER_LINKS.slice(1).flatMap(({ links }) => links.map(({ href }) => href)),
]
