import { DETAILS, details, FLAG, quietly, THANK_YOU_MS, type Thanks, write } from './thanksFlag.ts'

// What is done about thanks on the way to that page; whether they are due each home page asks.

/** From now on the order is thanked for, 15 s at the longest. */
export function markThanks(storage: Storage, orderId: string, now: number): void {
  write(storage, { orderId, until: now + THANK_YOU_MS })
}

/** A card order is thanked for when it is paid, however long that takes. */
export function thankLater(storage: Storage, orderId: string): void {
  quietly(() => {
    storage.removeItem(FLAG)
    storage.setItem(DETAILS, JSON.stringify({ orderId, until: 0 }))
  })
}

/** @returns whether this order was placed in this browser and still waits for its thanks, which begin now */
export function thankNow(storage: Storage, orderId: string, now: number): boolean {
  if (details(storage)?.orderId !== orderId) return false
  markThanks(storage, orderId, now)
  return true
}

/** The page is on the screen: from here on only the shopper decides where to go. */
export function markThanksSeen(storage: Storage, thanks: Thanks): void {
  write(storage, { ...thanks, seen: true })
}
