export const en = {
  add: 'Add {name} to wishlist',
  remove: 'Remove {name} from wishlist',
} as const
