import Link from 'next/link'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'

type PagerProps = { newer?: string | null; older?: string | null; newerLabel?: string; olderLabel?: string }

/** To the neighbouring pages of a list that is paged by key. Nothing at all when there is one page. */
export function Pager({ newer, older, newerLabel = 'Newer', olderLabel = 'Older' }: PagerProps) {
  if (!newer && !older) return null
  const look = buttonVariants({ variant: 'outline', size: 'sm' })
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-2 px-4 py-3 sm:px-5">
      {newer ? (
        <Link href={newer} rel="prev" className={look}>
          <ChevronLeft aria-hidden="true" />
          {newerLabel}
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link href={older} rel="next" className={look}>
          {olderLabel}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
