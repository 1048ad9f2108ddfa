import '@testing-library/jest-dom'

// jsdom has no object URLs. A download frees its own some seconds later, perhaps after the test that made it.
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}
