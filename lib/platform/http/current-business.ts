/** The header in which a page names the business that it was drawn for. */
export const BUSINESS_HEADER = 'x-business'

/** The same in the address of a file, which the browser asks for without a header. */
export const BUSINESS_PARAMETER = 'business'

/** The business that the page on the screen was drawn for, as it says so itself (components/shared/browser/current-business.tsx). */
export const getCurrentBusinessId = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="business"]')?.content ?? null)

/** What a call of the page on the screen says of its business. */
export function getBusinessHeader(): Record<string, string> {
  const business = getCurrentBusinessId()
  return business === null ? {} : { [BUSINESS_HEADER]: business }
}
