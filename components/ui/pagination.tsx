import type { ComponentProps } from 'react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ChevronLeftIcon, ChevronRightIcon, EllipsisIcon } from 'lucide-react'
import type { VariantProps } from 'class-variance-authority'
import { cn } from '@/lib/utils'
import { buttonVariants } from './button'

function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  const t = useTranslations('common.list')
  return (
    <nav
      aria-label={t('pages')}
      data-slot="pagination"
      className={cn('mx-auto flex w-full justify-center', className)}
      {...props}
    />
  )
}

function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="pagination-content"
      className={cn('flex flex-row items-center gap-1', className)}
      {...props}
    />
  )
}

function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />
}

type PaginationLinkProps = ComponentProps<typeof Link> &
  VariantProps<typeof buttonVariants> & {
    /** True for the current page. */
    isActive?: boolean
  }

function PaginationLink({
  className,
  isActive,
  variant = isActive ? 'outline' : 'ghost',
  size = 'icon',
  ...props
}: PaginationLinkProps) {
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      data-slot="pagination-link"
      data-active={isActive}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  )
}

type PaginationStepProps = PaginationLinkProps & { text?: string }

function PaginationPrevious({ text, ...props }: PaginationStepProps) {
  const t = useTranslations('common.list')
  return (
    <PaginationLink rel="prev" variant="outline" size="default" {...props}>
      <ChevronLeftIcon aria-hidden="true" />
      {text ?? t('previous')}
    </PaginationLink>
  )
}

function PaginationNext({ text, ...props }: PaginationStepProps) {
  const t = useTranslations('common.list')
  return (
    <PaginationLink rel="next" variant="outline" size="default" {...props}>
      {text ?? t('next')}
      <ChevronRightIcon aria-hidden="true" />
    </PaginationLink>
  )
}

function PaginationEllipsis({ className, ...props }: ComponentProps<'span'>) {
  const t = useTranslations('common.list')
  return (
    <span
      data-slot="pagination-ellipsis"
      className={cn('flex size-9 items-center justify-center', className)}
      {...props}
    >
      <EllipsisIcon aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('morePages')}</span>
    </span>
  )
}

export {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
}
