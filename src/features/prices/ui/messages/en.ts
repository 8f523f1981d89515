export const en = {
  days: '{first} to {last}',
  untilToday: '{first} until today',
  lowest: 'The lowest of its sizes',
  size: 'Size {size}',
  notForSale: 'Not for sale',
} as const
