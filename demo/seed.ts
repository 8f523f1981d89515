import type { Database } from '#/platform/db/database.ts'
import type { Media } from '#/platform/media/media.ts'

export interface DemoLogins {
  readonly email: string
  readonly password: string
}

export async function seedDemoShop(
  _db: Database,
  _media: Media,
  _say: (line: string) => void,
): Promise<DemoLogins | undefined> {
  return undefined
}
