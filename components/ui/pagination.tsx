import type { ComponentProps } from 'react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
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

type PaginationStepProps = PaginationLinkProps & { text: string }

function PaginationPrevious({ text, ...props }: PaginationStepProps) {
  return (
    <PaginationLink rel="prev" variant="outline" size="default" {...props}>
      <ChevronLeftIcon aria-hidden="true" />
      {text}
    </PaginationLink>
  )
}

function PaginationNext({ text, ...props }: PaginationStepProps) {
  return (
    <PaginationLink rel="next" variant="outline" size="default" {...props}>
      {text}
      <ChevronRightIcon aria-hidden="true" />
    </PaginationLink>
  )
}

export { Pagination, PaginationContent, PaginationItem, PaginationLink, PaginationNext, PaginationPrevious }
