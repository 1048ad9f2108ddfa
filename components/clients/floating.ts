/** The main action of a screen, on a phone: floats where the thumb is. */
export const FLOATING =
  'max-md:fixed max-md:right-4 max-md:bottom-[max(1rem,env(safe-area-inset-bottom))] max-md:z-30 max-md:h-12 max-md:rounded-full max-md:px-5 max-md:shadow-lg'
