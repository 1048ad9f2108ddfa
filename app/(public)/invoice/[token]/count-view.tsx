import { headers } from 'next/headers'

/**
 * Tells the server that somebody looks at the page: after a second in sight, so that neither a fetch of the HTML nor a page
 * rendered ahead of time counts. Inline, since the page brings no script of its own.
 */
export async function CountView({ token }: { token: string }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  // What gets here was found by its token, so that is nothing but letters, digits, - and _.
  const script = viewScript(`/api/public/invoice/${token}/view`)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

const viewScript = (address: string) =>
  `(function(d,t){function look(){clearTimeout(t);if(d.visibilityState==='visible')t=setTimeout(function(){d.removeEventListener('visibilitychange',look);fetch('${address}',{method:'POST',keepalive:true}).catch(function(){})},1000)}d.addEventListener('visibilitychange',look);look()})(document)`
