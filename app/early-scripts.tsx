import { headers } from 'next/headers'
import { EarlyScript } from '@/components/layout/early-script'

/** What runs ahead of everything else. */
export async function EarlyScripts() {
  return <EarlyScript nonce={(await headers()).get('x-nonce') ?? undefined} />
}
