import { showCartInFlags } from '../../../cart/ui/cartFlags.ts'

/**
 * The flags of a placed order in the browser's storage (specification, sections 3 and 4). They carry no data; where
 * storage is forbidden the order is placed all the same.
 */
const PLACED = 'orderPlacedOnce'
const THANK_YOU = 'showThankYou'

/** How long the thank-you page may be shown again, ms. */
export const THANK_YOU_MS = 15_000

export function markPlaced(storage: Storage): void {
  quietly(() => {
    showCartInFlags([], storage)
    storage.setItem(PLACED, '1')
    storage.setItem(THANK_YOU, '1')
  })
}

export const wasPlaced = (storage: Storage): boolean =>
  quietly(() => storage.getItem(PLACED) === '1') ?? false
export const forgetPlaced = (storage: Storage) => quietly(() => storage.removeItem(PLACED))

export const mayThank = (storage: Storage): boolean =>
  quietly(() => storage.getItem(THANK_YOU) === '1') ?? false
export const forgetThanks = (storage: Storage) => quietly(() => storage.removeItem(THANK_YOU))

function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
