// What a request brings along, and what a server does after its answer. A test has no server: it says who asks
// (tests/factories/browser.ts), and does itself, when it wants to, what `after` was told.
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }))
