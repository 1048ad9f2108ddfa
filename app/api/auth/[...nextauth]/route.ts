import { handleNextAuth } from '@/lib/auth/handler'
import { publicRoute } from '@/lib/http/server'

const handle = publicRoute(({ request, params }) =>
  // A catch-all parameter is an array of path segments.
  handleNextAuth(request, params.nextauth as unknown as string[]),
)

export { handle as GET, handle as POST }
