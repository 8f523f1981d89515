import { showCartInFlags } from '#/features/cart/ui/cartFlags.ts'

/**
 * The flag of a placed order in the browser's storage (specification, sections 3 and 4). It carries no data; where
 * storage is forbidden the order is placed all the same.
 */
const PLACED = 'orderPlacedOnce'

export function markPlaced(storage: Storage): void {
  quietly(() => {
    showCartInFlags([], storage)
    storage.setItem(PLACED, '1')
  })
}

export const wasPlaced = (storage: Storage): boolean =>
  quietly(() => storage.getItem(PLACED) === '1') ?? false
export const forgetPlaced = (storage: Storage) => quietly(() => storage.removeItem(PLACED))

function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
