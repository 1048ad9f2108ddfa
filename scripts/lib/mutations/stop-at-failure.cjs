/** A test environment whose tests are skipped once one has failed: one is enough to catch a mutation. */
exports.stopAtFailure = (Environment) =>
  class extends Environment {
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip'
    }
  }
