/** Header in which a page names the business it was rendered for. */
export const BUSINESS_HEADER = 'x-business'

/** Query parameter with the same purpose, for files that the browser requests without our headers. */
export const BUSINESS_PARAMETER = 'business'

/**
 * Returns the business that the current page was rendered for, from its meta tag
 * (components/shared/browser/current-business.tsx).
 */
export const getCurrentBusinessId = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="business"]')?.content ?? null)

export function getBusinessHeader(): Record<string, string> {
  const business = getCurrentBusinessId()
  return business === null ? {} : { [BUSINESS_HEADER]: business }
}
