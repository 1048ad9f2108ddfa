import { cva } from 'class-variance-authority'

// Separate from button.tsx, so that the error pages, which every page loads, don't need tailwind-merge.

export const buttonVariants = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow] pointer-coarse:min-h-11',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:filter-none',
    'aria-disabled:aria-busy:cursor-progress aria-disabled:aria-busy:opacity-80',
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  ],
  {
    variants: {
      variant: {
        default:
          'bg-primary text-primary-foreground shadow-solid hover:bg-primary-hover active:brightness-[0.965]',
        destructive:
          'bg-destructive-solid text-destructive-foreground shadow-solid hover:bg-destructive-hover active:brightness-[0.965]',
        outline:
          'border-[color-mix(in_oklab,var(--border)_55%,var(--input))] bg-card text-foreground shadow-xs hover:border-input hover:bg-accent active:brightness-[0.965] data-[state=open]:border-input data-[state=open]:bg-accent',
        secondary:
          'bg-secondary text-secondary-foreground hover:bg-secondary/80 active:brightness-[0.965] data-[state=open]:bg-secondary/80',
        ghost: 'text-foreground hover:bg-accent active:brightness-[0.965] data-[state=open]:bg-accent',
        link: 'rounded-xs text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-9 px-3.5 text-sm',
        sm: 'h-8 gap-1.5 px-2.5 text-caption',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9 text-sm pointer-coarse:min-w-11',
        'icon-sm': 'size-8 text-sm pointer-coarse:min-w-11',
      },
    },
    // A link is inline text at any size.
    compoundVariants: [{ variant: 'link', className: 'h-auto px-0' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
