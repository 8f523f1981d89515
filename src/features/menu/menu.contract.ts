import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import {
  changeMenuSchema,
  managedMenuSchema,
  menuSchema,
  resetMenuSchema,
  shownMenuSchema,
} from './menu.schema.ts'

export const readMenu = endpoint({
  method: 'get',
  path: '/api/menu',
  access: 'public',
  summary: 'The menu that the owner made, without what leads nowhere any more; null while there is none',
  responses: { 200: answer('Its items', shownMenuSchema) },
})

export const readManagedMenu = endpoint({
  method: 'get',
  path: '/api/admin/menu',
  access: 'admin',
  summary: 'The menu as the owner wrote it, where entries may lead, and which lead nowhere any more',
  responses: { 200: answer('The menu; null while there is none', managedMenuSchema) },
})

export const changeMenu = endpoint({
  method: 'post',
  path: '/api/admin/menu',
  access: 'admin',
  summary: 'Write the menu',
  request: jsonBody(changeMenuSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('The menu as it is then', messageSchema.extend({ items: menuSchema })) },
})

export const resetMenu = endpoint({
  method: 'post',
  path: '/api/admin/menu/reset',
  access: 'admin',
  summary: 'Back to the menu that is made of the categories',
  request: jsonBody(resetMenuSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('Done', messageSchema) },
})
