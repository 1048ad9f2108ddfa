import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { loadModules } from '../../scripts/lib/modules.mjs'

test('the API description is valid OpenAPI 3.1', async () => {
  const { modules, remove } = await loadModules(
    "export { createOpenApiDocument } from './lib/api/openapi/document'",
  )
  try {
    const document = JSON.parse(JSON.stringify(modules.createOpenApiDocument()))
    const validator = new Validator()
    assert.deepEqual((await validator.validate(structuredClone(document))).errors ?? [], [])
    assert.equal(validator.version, '3.1')

    document.paths['/api/clients'].get.parameters[0].in = 'nowhere'
    assert.equal((await new Validator().validate(document)).valid, false)
  } finally {
    remove()
  }
})
