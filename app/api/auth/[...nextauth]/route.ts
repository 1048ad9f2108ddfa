import { handleNextAuth } from '@/lib/api/sign-in/handler'
import { withUsableReturn } from '@/lib/identity/rules/return-address'
import { refuseAllBut } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/server'

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = (request: Request, { params }: Context): Promise<Response> =>
  publicRoute(async () => handleNextAuth(await withUsableReturn(request), (await params).nextauth))(request)

export { handle as GET, handle as POST }

export const { PUT, PATCH, DELETE } = refuseAllBut('GET', 'POST')
