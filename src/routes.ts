import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** The site map: every page of the shop and the file that draws it (under `src/pages`). */
export const routes = rootRoute('root.tsx', [
  layout('storefront', 'storefront/layout.tsx', [
    index('storefront/home.tsx'),
    route('/details/$id', 'storefront/detail.tsx'),
    route('/new/$category/collections', 'storefront/listing.tsx'),
    route('/checkout', 'storefront/checkout.tsx'),
    route('/thankyou', 'storefront/thankyou.tsx'),
    route('/login', 'account/login.tsx'),
    route('/register', 'account/register.tsx'),
  ]),
])
