import { NextResponse } from 'next/server'

/** Keeps Next.js from using the product's middleware in the parent folder. Never runs. */
export const middleware = () => NextResponse.next()

export const config = { matcher: '/nothing-lies-here' }
