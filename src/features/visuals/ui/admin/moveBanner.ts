import type { Banner } from '../../visuals.schema.ts'

type Placed = Pick<Banner, '_id' | 'device' | 'type'>

const isOneKind = (one: Placed, other: Placed) => one.device === other.device && one.type === other.type

/** The banners of one device and type together, each kind in its order; kinds as they first come. */
export function byKind<One extends Placed>(banners: readonly One[]): One[] {
  const kinds = banners.filter((one, at) => banners.findIndex((other) => isOneKind(one, other)) === at)
  return kinds.flatMap((kind) => banners.filter((one) => isOneKind(kind, one)))
}

/** The ids of one kind, in its order. */
export const idsOfKind = (banners: readonly Placed[], kind: Placed): string[] =>
  banners.filter((one) => isOneKind(kind, one)).map(({ _id }) => _id)
