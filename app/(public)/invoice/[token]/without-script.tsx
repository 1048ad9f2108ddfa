/**
 * Without scripts the document that comes behind its loading state would stay hidden: React's own script puts it in its place. Then it
 * is shown where it came, and the loading state is not.
 */
export function WithoutScript() {
  return (
    <noscript>
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
    </noscript>
  )
}

const CSS =
  'body>[id^="S:"]{display:contents!important}body:has(>[id^="S:"])>.public-shell{display:none}body{background:var(--muted)}'
