import { OpenAPIHono } from '@hono/zod-openapi'
import type { Config } from '#/platform/config/config.ts'
import { cookieName } from '#/platform/http/credential.ts'
import { contracts } from './contracts.ts'
import { rooms } from './rooms.ts'

/** The OpenAPI document of all contracts: operation ids are the names they are exported by, tags are their rooms. */
export function apiDocument({ origin, originIsSet }: Pick<Config, 'origin' | 'originIsSet'>) {
  const api = new OpenAPIHono()
  const registry = api.openAPIRegistry
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` of POST /api/login',
  })
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName(origin, 'session'),
    description: 'The session of a browser, set by POST /api/login',
  })
  for (const { name, room, route } of contracts) {
    const { middleware: _, ...described } = route
    registry.registerPath({ ...described, operationId: name, tags: [rooms[room]?.[0] ?? room] })
  }
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Zari',
      version: '1',
      description: 'Failures answer `{ code, message, errors? }`. Money is in rupees.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    // A shop that was not told its address is where it is asked.
    servers: [{ url: originIsSet ? origin : '/' }],
    tags: Object.values(rooms).map(([name, description]) => ({ name, description })),
  })
}
