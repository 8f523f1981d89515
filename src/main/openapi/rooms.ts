/** What the rooms of the shop are called in the API document, in its order. */
export const rooms: Readonly<Record<string, readonly [name: string, description: string]>> = {
  accounts: ['Accounts', 'Logging in, the own account, and what admins do with the accounts of others'],
  shop: ['Shop', 'What the shop says about itself, and what it needs before it is launched'],
  alerts: ['Alerts', 'What happened in the shop that an admin should look at'],
  catalog: ['Catalogue', 'Categories and products: reading, searching, changing, importing and exporting'],
  visuals: ['Visuals', 'Banners, the sliding text of the home page, and pictures'],
  wishlist: ['Wishlist', 'Products that a customer wants to remember'],
  reviews: ['Reviews', 'What customers say about products'],
  cart: ['Cart', 'What a customer is about to order'],
  orders: ['Orders', 'Placing orders and their life'],
  payments: ['Payments', 'What is owed and what came in, by UPI, card or in cash'],
  refunds: ['Refunds', 'What goes back to the customer'],
  invoices: ['Invoices', 'GST invoices and credit notes'],
  shipping: ['Shipping', 'Packing slips and parcels'],
  checkout: ['Checkout', 'From the cart to the order'],
  sales: ['Sales', 'The figures of the dashboard'],
}
