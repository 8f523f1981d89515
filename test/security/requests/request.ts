import type { GoogleIssuer } from '../../fixtures/googleIssuer.ts'
import type { KnownPerson } from '../../fixtures/people.ts'
import type { Call, TestShop } from '../../fixtures/shop.ts'
import type { Role } from '../matrix.ts'

export type People = Record<Role, { token?: string; id?: string; email?: string }>

/** A shop with one person for each role of the matrix. */
export interface World {
  readonly shop: TestShop
  readonly people: People
  readonly owner: KnownPerson
  readonly picture: Uint8Array
  readonly google: GoogleIssuer | undefined
}

export interface Request extends Call {
  /** What stands for each `{name}` in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

/** By method and path, a request that would succeed for its owner or an admin, on a thing made for this one call. */
export type Requests = Readonly<Record<string, (world: World, role: Role) => Request | Promise<Request>>>
