// A component has no server to take it to another page. A test says where it stands, and asks what was wanted
// (tests/factories/navigation.ts).
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/navigation').nextNavigation)
jest.mock('@/components/shared/browser/load-page', () => ({ loadPage: jest.fn() }))
