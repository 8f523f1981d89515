export const en = {
  add: 'Add {name} to wishlist',
  remove: 'Remove {name} from wishlist',
  wishlist: 'Wishlist',
  putBy: { one: '{count} product put by for later', other: '{count} products put by for later' },
  empty: 'Your wishlist is empty!',
  emptyText: 'Tap the heart on whatever you like. It waits here for you, on every device.',
  seeCollection: 'See the collection',
  added: 'Item added to wishlist',
  removed: 'Item removed from wishlist',
} as const
