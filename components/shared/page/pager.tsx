import { useTranslations } from 'next-intl'
import {
  Pagination,
  PaginationContent,
  PaginationItem,
  PaginationNext,
  PaginationPrevious,
} from '@/components/ui/pagination'

type PagerProps = { newer?: string | null; older?: string | null; newerLabel?: string; olderLabel?: string }

/** Links to the previous and next page of a keyset-paginated list; nothing if there is only one. */
export function Pager({ newer, older, newerLabel, olderLabel }: PagerProps) {
  const t = useTranslations('common.list')
  if (!newer && !older) return null
  return (
    <Pagination className="px-4 py-3 sm:px-5">
      <PaginationContent className="w-full justify-between gap-2">
        {newer && (
          <PaginationItem>
            <PaginationPrevious href={newer} text={newerLabel ?? t('newer')} size="sm" />
          </PaginationItem>
        )}
        {older && (
          <PaginationItem className="ml-auto">
            <PaginationNext href={older} text={olderLabel ?? t('older')} size="sm" />
          </PaginationItem>
        )}
      </PaginationContent>
    </Pagination>
  )
}
