import path from 'node:path'
import { Browser } from '@/tests/factories/browser'
import { listFilesNamed, root } from '@/tests/factories/routes'

type Page = (props: object) => Promise<unknown>
const pages = [...listFilesNamed('app/(app)', 'page.tsx'), 'app/(onboarding)/onboarding/page.tsx']
/** Redirects to a page that checks access. */
const REDIRECTS = ['app/(app)/invoices/view/[id]/page.tsx']

describe('spec 1: protected screens', () => {
  it.each(pages.filter((file) => !REDIRECTS.includes(file)))(
    'redirects a visitor to sign in, in the page itself: %s',
    async (file) => {
      const { default: page } = require(path.join(root, file)) as { default: Page }
      const props = { params: Promise.resolve({ id: '1' }), searchParams: Promise.resolve({}) }
      const drawn = new Browser().asking(new Headers(), () => page(props))
      await expect(drawn).rejects.toMatchObject({
        digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/login/),
      })
    },
  )
})
