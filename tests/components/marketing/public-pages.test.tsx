import { render, screen } from '@testing-library/react'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { PUBLIC_PAGES } from '@/components/marketing/links'
import { OperatorNotice } from '@/components/marketing/text-page'
import { env } from '@/lib/platform/env'

beforeAll(() => {
  env().NEXTAUTH_URL = 'https://invoices.example'
})

it('the site names the operator if configured', () => {
  const { rerender } = render(<OperatorNotice name="Ada & Co." email="help@ada.example" />)
  expect(screen.getByText('Ada & Co.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'help@ada.example' })).toHaveAttribute(
    'href',
    'mailto:help@ada.example',
  )
  rerender(<OperatorNotice name={null} email={null} />)
  expect(screen.getByText(/has not published its operator’s name/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

describe('robots.txt', () => {
  const disallow = () => (robots().rules as { disallow: string[] }).disallow
  const isHidden = (path: string) =>
    disallow().some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))

  it.each([
    '/',
    '/invoices',
    '/invoices/7',
    '/clients/3',
    '/settings',
    '/calendar',
    '/profile',
    '/onboarding',
  ])('hides the app: %s', (path) => expect(isHidden(path)).toBe(true))
  it.each([
    '/api/auth/me',
    '/invoice/abc',
    '/verify-email?token=x',
    '/reset-password?token=x',
    '/dev/mailbox',
  ])('hides the API and pages with a token: %s', (path) => expect(isHidden(path)).toBe(true))
  it.each([...PUBLIC_PAGES, '/login', '/register', '/og.png', '/_next/static/chunks/a.js'])(
    'shows %s',
    (path) => expect(isHidden(path)).toBe(false),
  )
})

it('the site lists the public pages under the installation’s URL', () => {
  expect(sitemap().map(({ url }) => url)).toEqual(
    ['/landing', '/about', '/contact', '/security', '/terms', '/privacy', '/cookies'].map(
      (path) => `https://invoices.example${path}`,
    ),
  )
  expect(robots().sitemap).toBe('https://invoices.example/sitemap.xml')
})
