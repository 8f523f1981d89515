import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { informationPages } from './features/shop/information.rules.ts'

/** The site map: every page of the shop and the file that renders it (under `src/pages`). */
export const routes = rootRoute('root.tsx', [
  layout('storefront', 'storefront/layout.tsx', [
    index('storefront/home.tsx'),
    route('/new/$category/collections', 'storefront/listing.tsx'),
    route('/collections', 'storefront/collections.tsx'),
    route('/collections/$slug', 'storefront/collection.tsx'),
    route('/search', 'storefront/search.tsx'),
    route('/details/$id', 'storefront/detail.tsx'),
    route('/back-in-stock/$token', 'storefront/back-in-stock.tsx'),
    route('/size-chart/$id', 'storefront/size-chart.tsx'),
    route('/pages/$slug', 'storefront/content-page.tsx'),
    route('/wishlist', 'storefront/wishlist.tsx'),
    route('/checkout', 'storefront/checkout.tsx'),
    route('/thankyou', 'storefront/thankyou.tsx'),

    ...informationPages.map(({ path, file }) => route(path, `storefront/${file}`)),

    route('/offline', 'storefront/offline.tsx'),

    route('/login', 'account/login.tsx'),
    route('/register', 'account/register.tsx'),
    route('/forgot-password', 'account/forgot-password.tsx'),
    route('/reset-password/$token', 'account/reset-password.tsx'),

    layout('account', 'account/layout.tsx', [
      route('/dashboard', 'account/dashboard.tsx'),
      route('/profile/edit/$id', 'account/profile-edit.tsx'),
      route('/order', 'account/orders.tsx'),
      route('/order/view/$id', 'account/order.tsx'),
    ]),
  ]),

  route('/admin', 'admin/layout.tsx', [
    route('/dashboard', 'admin/dashboard.tsx'),
    route('/profile/edit/$id', 'admin/profile-edit.tsx'),
    route('/order', 'admin/orders.tsx'),
    route('/order/view/$id', 'admin/order.tsx'),
    route('/category', 'admin/categories.tsx'),
    route('/category/create', 'admin/category-create.tsx'),
    route('/category/edit/$id', 'admin/category-edit.tsx'),
    route('/product', 'admin/products.tsx'),
    route('/product/create', 'admin/product-create.tsx'),
    route('/product/edit/$id', 'admin/product-edit.tsx'),
    route('/product/stock/$id', 'admin/product-stock.tsx'),
    route('/collection', 'admin/collections.tsx'),
    route('/collection/create', 'admin/collection-create.tsx'),
    route('/collection/edit/$id', 'admin/collection-edit.tsx'),
    route('/attribute', 'admin/attributes.tsx'),
    route('/size-chart', 'admin/size-charts.tsx'),
    route('/size-chart/create', 'admin/size-chart-create.tsx'),
    route('/size-chart/edit/$id', 'admin/size-chart-edit.tsx'),
    route('/waiting', 'admin/waiting.tsx'),
    route('/import', 'admin/import.tsx'),
    route('/user', 'admin/users.tsx'),
    route('/user/create', 'admin/user-create.tsx'),
    route('/user/edit/$id', 'admin/user-edit.tsx'),
    route('/user/view/$id', 'admin/user-view.tsx'),
    route('/manage-banners', 'admin/visuals.tsx'),
    route('/menu', 'admin/menu.tsx'),
    route('/review', 'admin/reviews.tsx'),
    route('/search', 'admin/search-words.tsx'),
    route('/mail', 'admin/mails.tsx'),
    route('/audit', 'admin/audit.tsx'),
    route('/page', 'admin/pages.tsx'),
    route('/page/create', 'admin/page-create.tsx'),
    route('/page/edit/$id', 'admin/page-edit.tsx'),
    route('/look', 'admin/look.tsx'),
    route('/settings', 'admin/settings.tsx'),
  ]),
])
