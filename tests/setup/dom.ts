import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
// This import and the one above register automatic clean-up for every test file.
import '@testing-library/user-event'

// Generous, so that tests don't depend on the machine's speed; waits end as soon as the condition holds.
configure({ asyncUtilTimeout: 10_000 })

// Missing in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Missing in jsdom. Downloads revoke their URL some seconds later, perhaps after their test has ended.
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}

// jsdom has no layout, so nothing ever becomes visible. Without an observer, links would count as visible a moment
// later, after their test has ended.
global.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// Nothing has a size in jsdom, so nothing is resized.
global.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}

// Missing in jsdom, and called by Radix's selects.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

// Missing in jsdom. No query matches unless a test mocks it.
window.matchMedia ??= () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
