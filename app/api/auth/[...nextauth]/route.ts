import * as api from '@/lib/api/definitions/auth'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { handleNextAuth } from '@/lib/api/sign-in/handler'
import { dropInvalidReturnUrls } from '@/lib/auth/rules/return-url'

const handle = async ({ request, params }: { request: Request; params: { nextauth: string[] } }) =>
  handleNextAuth(await dropInvalidReturnUrls(request), params.nextauth)

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.readNextAuth, handle),
  serve(api.postNextAuth, handle),
)
