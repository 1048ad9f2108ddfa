import { headers } from 'next/headers'

/** A script that stands in the page itself and runs where it stands. Nothing that a user typed may be part of it. */
export async function InlineScript({ script }: { script: string }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
