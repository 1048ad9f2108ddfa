const { TestEnvironment } = require('jest-environment-jsdom')
const { stopAtFailure } = require('./stop-at-failure.cjs')

module.exports = stopAtFailure(TestEnvironment)
