/**
 * Without JavaScript the streamed document would stay hidden, because React's script moves it into place. Shows it
 * where it was streamed, and hides the loading state.
 */
export function WithoutScript() {
  return (
    <noscript>
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
    </noscript>
  )
}

// In the first cascade layer (app/globals.css), where `!important` outranks the later layer that hides `[hidden]`.
const CSS = [
  '@layer theme{body>[id^="S:"]{display:contents!important}}',
  'body:has(>[id^="S:"])>.public-shell{display:none}',
  'body{background:var(--muted)}',
].join('')
