import { handleNextAuth } from '@/lib/auth/handler'
import { publicRoute } from '@/lib/http/server'

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = (request: Request, { params }: Context): Promise<Response> =>
  publicRoute(async () => handleNextAuth(request, (await params).nextauth))(request)

export { handle as GET, handle as POST }
