import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createJobActor, ROLES, createVisitorActor } from '@/lib/core/access/actor'
import {
  actorHasPermission,
  PERMISSIONS,
  roleHasPermission,
  type Permission,
} from '@/lib/core/access/permissions'
import messages from '@/lib/i18n/interface/en.json'

const text = readFileSync(path.resolve(__dirname, '../../../../docs/members.md'), 'utf8')
const table = /<!-- roles -->\n([\s\S]*?)<!-- \/roles -->/.exec(text)![1]!
const rows = table
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const PLACE = { locale: 'en-US', timeZone: 'UTC' }

it('the documentation lists the roles’ actual permissions', () => {
  const [head, , ...body] = rows
  expect(head!.slice(1)).toEqual([
    ...ROLES.map((role) => messages.common.role[role]),
    'A job',
    'A public link',
  ])
  const documented = body.map(([name, ...cells]) => [/^`(\w+)`/.exec(name!)![1], cells])
  expect(documented).toEqual(
    (Object.keys(PERMISSIONS) as Permission[]).map((permission) => [
      permission,
      [
        ...ROLES.map((role) => roleHasPermission(role, permission)),
        ...[createJobActor, createVisitorActor].map((make) => actorHasPermission(make(1, PLACE), permission)),
      ].map((may) => (may ? 'yes' : '–')),
    ]),
  )
})
