import { NextResponse } from 'next/server'

/** Without one of its own, this application would be built with the product's, which lies further up. Never runs. */
export const middleware = () => NextResponse.next()

export const config = { matcher: '/nothing-lies-here' }
