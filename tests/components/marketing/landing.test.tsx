import { existsSync } from 'node:fs'
import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import LandingPage from '@/app/(marketing)/landing/page'
import MarketingLayout from '@/app/(marketing)/layout'
import getScreenshotUrl from '@/components/marketing/screenshot-loader'
import { createSampleInvoice } from '@/components/marketing/sample-invoice'
import messages from '@/lib/i18n/interface/en.json'

const open = () =>
  render(
    <MarketingLayout>
      <LandingPage />
    </MarketingLayout>,
  )
const href = (element: HTMLElement) => element.getAttribute('href')

it('the landing page contains the specified texts and links', () => {
  open()
  const header = within(screen.getByRole('banner'))
  expect(href(header.getByRole('link', { name: 'Login' }))).toBe('/login')
  expect(href(header.getByRole('link', { name: 'Get Started' }))).toBe('/register')

  const hero = screen.getByRole('region', { name: 'Simple invoicing for modern businesses' })
  expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible()
  expect(href(within(hero).getByRole('link', { name: 'Start Free' }))).toBe('/register')
  expect(href(within(hero).getByRole('link', { name: 'Login' }))).toBe('/login')

  for (const name of ['Professional Invoices', 'Client Management', 'Secure Sharing'])
    expect(screen.getByRole('heading', { name, level: 3 })).toBeVisible()
  for (const name of ['PDF export', 'Your company logo', 'Gmail connection'])
    expect(screen.getByRole('heading', { name })).toBeVisible()

  const footer = within(screen.getByRole('contentinfo'))
  for (const name of ['Product', 'Company', 'Legal'])
    expect(within(footer.getByRole('navigation', { name })).getAllByRole('link').length).toBeGreaterThan(1)
})

it('the landing page says whom the product is for', () => {
  open()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('for freelancers and small businesses')
})

it('the landing page shows both prices, their yearly cost and the trial', () => {
  open()
  const monthly = screen.getByRole('article', { name: 'Monthly plan' })
  expect(monthly).toHaveTextContent(/£16 ?per month/)
  expect(monthly).toHaveTextContent('Billed monthly')
  expect(monthly).not.toHaveTextContent(/premium support|save/i)
  const annual = screen.getByRole('article', { name: 'Annual plan' })
  expect(annual).toHaveTextContent(/£12 ?per month/)
  expect(annual).toHaveTextContent('Billed as £144 per year')
  expect(annual).toHaveTextContent('Save 25%')
  expect(annual).toHaveTextContent('Premium support')
  expect([12 * 12, 1 - 12 / 16]).toEqual([144, 0.25])
  for (const plan of [monthly, annual]) {
    expect(plan).toHaveTextContent('14-day free trial')
    expect(plan).toHaveTextContent('No credit card required')
    expect(href(within(plan).getByRole('link', { name: /^Start Free/ }))).toBe('/register')
  }
})

it('the landing page shows screenshots of the product, which exist in each theme and width', () => {
  const { container } = open()
  expect(screen.getByRole('img', { name: 'An invoice made with Sheaf' })).toBeVisible()
  const pictures = [...container.querySelectorAll<HTMLImageElement>('img[src*="screens"]')]
  expect(pictures.length).toBeGreaterThan(8)
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName()
    const src = picture.getAttribute('src')!
    // In Jest, Next.js ignores its loader and widths, so those of the build are checked.
    const resized = new URL(src, 'http://localhost').searchParams.get('url')
    for (const file of resized
      ? [800, 1600].map((width) => getScreenshotUrl({ src: resized, width }))
      : [src])
      expect([file, existsSync(path.join('public', file))]).toEqual([file, true])
  }
})

it('the landing page says what sets the product apart', () => {
  open()
  const section = within(screen.getByRole('region', { name: 'Why Sheaf' }))
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Quotes that turn into paid invoices',
    'Documents in ten languages',
    'Try it without an account',
    'Your data stays yours',
    'Hosted or on your own server',
  ])
  const words = within(section.getByRole('list', { name: '“Invoice” in ten languages' }))
  expect(words.getAllByRole('listitem')).toHaveLength(10)
  expect(words.getByText('Rechnung')).toHaveAttribute('lang', 'de')
  expect(href(section.getByRole('link', { name: 'Write an invoice on this page' }))).toBe('#try')
})

it('the landing page quotes the demo business and two of its clients, marked as examples', () => {
  open()
  const section = screen.getByRole('region', { name: 'Testimonials' })
  expect(section).toHaveTextContent('Example quotes from our demo business and its clients.')
  const quotes = within(section).getAllByRole('figure')
  expect(quotes).toHaveLength(3)
  for (const quote of quotes) {
    expect(within(quote).getByRole('blockquote')).toBeVisible()
    expect(quote).toHaveTextContent(/Example$/)
  }
})

it('the landing page orders differences, features, demo invoice, prices, screenshots, testimonials, call to action and footer', () => {
  open()
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
  expect(names.length).toBe(new Set(names).size)
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings.slice(0, 7)).toEqual([
    'Why Sheaf',
    'From finished work to paid invoice',
    'Write one now',
    'Pricing',
    'What happens after you press Send',
    'Testimonials',
    'Your next invoice is nearly written',
  ])
  const closing = within(screen.getByRole('region', { name: 'Your next invoice is nearly written' }))
  expect(href(closing.getByRole('link', { name: 'Start Free' }))).toBe('/register')
  expect(href(closing.getByRole('link', { name: 'Login' }))).toBe('/login')
  const order = screen.getByRole('main').compareDocumentPosition(screen.getByRole('contentinfo'))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('the landing page has one first-level heading and skips no level', () => {
  open()
  const ranks = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
  expect(ranks[0]).toBe(1)
  ranks.forEach((rank, index) => expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1))
})

it('the landing page shows a sample invoice that is never overdue and adds up', () => {
  for (const today of ['2026-02-27', '2027-12-31']) {
    const view = createSampleInvoice(today, messages.marketing.landing.sample)
    expect(view).toMatchObject({ overdue: false, dueText: 'Due in 12 days', total: '£6,552.00' })
  }
})
