export const en = {
  menu: 'Menu',
  categories: 'Categories',
  allOf: 'All of {label}',
} as const
