import { notFound } from 'next/navigation'

/**
 * Every address that no other route answers. Next asks for a page's font ahead only where a route has a page: without this one the
 * letters of "Page Not Found" would change under the reader's eyes.
 */
export default function Nowhere() {
  notFound()
}
