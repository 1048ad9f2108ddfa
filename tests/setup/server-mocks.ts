// Mocks request data and `after`. Tests provide cookies and headers with tests/factories/browser.ts, and run `after`
// callbacks themselves if needed.
jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }))
