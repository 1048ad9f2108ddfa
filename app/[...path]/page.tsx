import { notFound } from 'next/navigation'

/**
 * Catch-all for unknown URLs. Next.js preloads fonts only for routes with a page: without this one, "Page Not Found"
 * would visibly change its font.
 */
export default function Nowhere() {
  notFound()
}
