import { handleNextAuth } from '@/lib/auth/handler'
import { withUsableReturn } from '@/lib/auth/return-address'
import { refuseAllBut } from '@/lib/http/methods'
import { publicRoute } from '@/lib/http/server'

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = (request: Request, { params }: Context): Promise<Response> =>
  publicRoute(async () => handleNextAuth(await withUsableReturn(request), (await params).nextauth))(request)

export { handle as GET, handle as POST }

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')
