import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. There is nothing to merge: what the kit's parts look like stands in the `components` layer
 * (components/ui/styles), which every utility class overrides.
 */
export const cn = (...names: ClassValue[]): string => clsx(names)
