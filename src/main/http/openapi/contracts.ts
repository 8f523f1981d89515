import type { RouteConfig } from '@hono/zod-openapi'

/** One endpoint, with the name that its contract exports it by and the room that it belongs to. */
export interface Contract {
  readonly name: string
  readonly room: string
  readonly route: RouteConfig
}

const files = import.meta.glob<Record<string, RouteConfig>>('/src/features/*/**/*.contract.ts', {
  eager: true,
})

/** All endpoints of the shop, room by room. Names and rooms are read off the files, so nobody types them twice. */
export const contracts: readonly Contract[] = Object.entries(files).flatMap(([file, endpoints]) => {
  const [, , , room = ''] = file.split('/')
  return Object.entries(endpoints).map(([name, route]) => ({ name, room, route }))
})
