import { cva } from 'class-variance-authority'

// Separate from tabs.tsx, so that the server and links styled as tabs can use them without Radix.

/** Beyond shadcn/ui: a long list scrolls sideways and fades out at the edges. */
export const tabsListVariants = cva(
  'group/tabs-list flex max-w-full text-muted-foreground group-data-[orientation=vertical]/tabs:flex-col',
  {
    variants: {
      variant: {
        default: 'w-fit items-center rounded-lg bg-muted p-[3px]',
        list: 'shrink-0 gap-0.5',
        line: '-mb-px scroll-fade-x gap-1 overflow-x-auto border-b',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** Tab, or a link styled as one (`aria-current`), in a list with its `data-variant`. */
export const tabsTriggerVariants = cva([
  'relative inline-flex h-10 shrink-0 items-center justify-center gap-2 px-3 text-sm font-medium whitespace-nowrap transition-colors hover:text-foreground focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-55 pointer-coarse:min-h-11',
  'data-[state=active]:text-foreground aria-[current=page]:text-foreground',
  // The current tab is in sight before the script scrolls to it, in browsers that can, and centred there, clear of the
  // fading edges. Only in a list that scrolls: otherwise the page would.
  'group-data-[scrolls]/tabs-list:snap-center group-data-[scrolls]/tabs-list:scroll-mx-14 group-data-[scrolls]/tabs-list:data-[state=active]:[scroll-initial-target:nearest] group-data-[scrolls]/tabs-list:aria-[current=page]:[scroll-initial-target:nearest]',
  // A sticky list is above the page's scroll padding.
  'group-data-[variant=list]/tabs-list:-scroll-my-12',
  'group-data-[orientation=vertical]/tabs:justify-start',
  'group-data-[variant=default]/tabs-list:h-8 group-data-[variant=default]/tabs-list:flex-1 group-data-[variant=default]/tabs-list:rounded-md group-data-[variant=default]/tabs-list:data-[state=active]:bg-raised group-data-[variant=default]/tabs-list:data-[state=active]:shadow-sm group-data-[variant=default]/tabs-list:aria-[current=page]:bg-raised group-data-[variant=default]/tabs-list:aria-[current=page]:shadow-sm',
  'group-data-[variant=list]/tabs-list:h-auto group-data-[variant=list]/tabs-list:min-h-9 group-data-[variant=list]/tabs-list:rounded-md group-data-[variant=list]/tabs-list:py-1.5 group-data-[variant=list]/tabs-list:text-left group-data-[variant=list]/tabs-list:hover:bg-muted/60 group-data-[variant=list]/tabs-list:data-[state=active]:bg-muted',
  'group-data-[variant=line]/tabs-list:rounded-t-md after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full after:transition-colors group-data-[variant=line]/tabs-list:data-[state=active]:after:bg-primary group-data-[variant=line]/tabs-list:aria-[current=page]:after:bg-primary',
  // Backgrounds aren't drawn in forced colours.
  'forced-colors:after:forced-color-adjust-none forced-colors:data-[state=active]:after:bg-[Highlight] forced-colors:aria-[current=page]:after:bg-[Highlight]',
  "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
])
