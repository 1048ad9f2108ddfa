import { headers } from 'next/headers'

/** Inline script with the CSP nonce. Must not contain user input. */
export async function InlineScript({ script }: { script: string }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
