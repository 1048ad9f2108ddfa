import { notFound } from 'next/navigation'

// Once the page is interactive, the title is that of the page, not of the not-found boundary.
export { generateMetadata } from '../not-found'

/**
 * Catch-all for unknown URLs. Next.js preloads fonts only for routes with a page: without this one, "Page Not Found"
 * would visibly change its font.
 */
export default function Nowhere() {
  notFound()
}
