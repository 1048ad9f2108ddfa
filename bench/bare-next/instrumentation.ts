/** Keeps Next.js from using the product's instrumentation in the parent folder. */
export function register() {}
