const { TestEnvironment } = require('jest-environment-node')
const { stopAtFailure } = require('./stop-at-failure.cjs')

module.exports = stopAtFailure(TestEnvironment)
