import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Names that our theme adds to Tailwind's scales; without this, `text-caption` would count as a colour.
const twMerge = extendTailwindMerge({
  extend: {
    theme: { text: ['caption'], shadow: ['sheet', 'solid'], animate: ['shimmer'] },
  },
})

/** Joins class names; of conflicting Tailwind utilities the last one wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
