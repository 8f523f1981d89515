/**
 * Who may call what: section 3 of the reading of the specification, as data. V a visitor, O the owner, X another
 * customer, A an admin. `own` means: the call works, on the caller's own thing.
 */
export type Role = 'V' | 'O' | 'X' | 'A'

export interface Row {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path as the API declares it. */
  readonly path: string
  readonly expected: Readonly<Record<Role, number>>
}

const row = (method: Row['method'], path: string, V: number, O: number, X: number, A: number): Row => ({
  method,
  path,
  expected: { V, O, X, A },
})

export const matrix: readonly Row[] = [
  row('GET', '/api/admin/banner/all', 200, 200, 200, 200),
  row('GET', '/api/admin/banner/slidingText', 200, 200, 200, 200),
  row('GET', '/api/shop', 200, 200, 200, 200),
  row('GET', '/api/admin/category', 200, 200, 200, 200),
  row('GET', '/api/admin/product', 200, 200, 200, 200),
  row('GET', '/api/product/{idOrSlug}', 200, 200, 200, 200),
  row('GET', '/api/reviews/{productId}', 200, 200, 200, 200),
  row('GET', '/api/me', 200, 200, 200, 200),
  row('GET', '/media/{picture}/{file}', 200, 200, 200, 200),

  row('POST', '/api/admin/banner/slidingText', 401, 403, 403, 200),
  row('POST', '/api/admin/banner/upload', 401, 403, 403, 201),
  row('POST', '/api/admin/banner/order', 401, 403, 403, 200),
  row('DELETE', '/api/admin/banner/{_id}', 401, 403, 403, 200),
  row('POST', '/api/media/upload', 401, 403, 403, 201),
  row('GET', '/api/media/host', 401, 403, 403, 200),
  row('POST', '/api/admin/category/store', 401, 403, 403, 201),
  row('POST', '/api/admin/category/update/{_id}', 401, 403, 403, 200),
  row('DELETE', '/api/admin/category/delete/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/product/store', 401, 403, 403, 201),
  row('POST', '/api/admin/product/update/{_id}', 401, 403, 403, 200),
  row('DELETE', '/api/admin/product/delete/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/category/status', 401, 403, 403, 200),
  row('POST', '/api/admin/product/status', 401, 403, 403, 200),
  row('POST', '/api/admin/shop', 401, 403, 403, 200),

  row('GET', '/api/admin/import', 401, 403, 403, 200),
  row('POST', '/api/admin/import', 401, 403, 403, 201),
  row('GET', '/api/admin/import/{_id}', 401, 403, 403, 200),
  row('GET', '/api/admin/import/{_id}/preview', 401, 403, 403, 200),
  row('GET', '/api/admin/import/{_id}/report.csv', 401, 403, 403, 200),
  row('POST', '/api/admin/import/{_id}/pictures', 401, 403, 403, 200),
  row('POST', '/api/admin/import/{_id}/start', 401, 403, 403, 200),
  row('DELETE', '/api/admin/import/{_id}', 401, 403, 403, 200),
  row('GET', '/api/admin/export/template.csv', 401, 403, 403, 200),
  row('GET', '/api/admin/export/products.csv', 401, 403, 403, 200),
  row('GET', '/api/admin/export/products.zip', 401, 403, 403, 200),

  row('DELETE', '/api/reviews/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/review/delete', 401, 403, 403, 200),
  row('GET', '/api/admin/review', 401, 403, 403, 200),
  row('POST', '/api/reviews', 401, 201, 201, 201),

  row('POST', '/api/register', 201, 201, 201, 201),
  row('POST', '/api/login', 200, 200, 200, 200),
  row('POST', '/api/logout', 200, 200, 200, 200),
  row('GET', '/api/google', 200, 200, 200, 200),
  row('POST', '/api/auth/google-nonce', 200, 200, 200, 200),
  row('POST', '/api/auth/google-login', 200, 200, 200, 200),
  row('POST', '/api/me/google', 401, 200, 200, 200),
  row('DELETE', '/api/me/google', 401, 200, 200, 200),
  row('GET', '/api/me/export', 401, 200, 200, 200),
  row('POST', '/api/me/erase', 401, 200, 200, 200),
  row('GET', '/api/sessions', 401, 200, 200, 200),
  row('DELETE', '/api/sessions/{_id}', 401, 200, 404, 404),
  row('DELETE', '/api/sessions', 401, 200, 200, 200),
  row('POST', '/api/user/forgot-password', 200, 200, 200, 200),
  row('POST', '/api/user/reset-password/{token}', 400, 400, 400, 400),

  row('POST', '/api/login/two-factor', 401, 401, 401, 401),
  row('GET', '/api/admin/two-factor', 401, 403, 403, 200),
  row('POST', '/api/admin/two-factor', 401, 403, 403, 200),
  row('POST', '/api/admin/two-factor/confirm', 401, 403, 403, 200),
  row('POST', '/api/admin/two-factor/disable', 401, 403, 403, 200),
  row('POST', '/api/admin/two-factor/recovery-codes', 401, 403, 403, 200),
  row('GET', '/api/admin/audit', 401, 403, 403, 200),
  row('GET', '/api/admin/user', 401, 403, 403, 200),
  row('GET', '/api/admin/user/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/user/status', 401, 403, 403, 200),
  row('POST', '/api/admin/user/store', 401, 403, 403, 201),
  row('DELETE', '/api/admin/user/delete/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/user/update/{_id}', 401, 200, 403, 200),

  row('POST', '/api/cart', 401, 200, 200, 200),
  row('POST', '/api/cart/add/{productId}', 401, 201, 201, 201),
  row('POST', '/api/cart/update/{itemId}', 401, 200, 404, 404),
  row('DELETE', '/api/cart/delete/{itemId}', 401, 200, 404, 404),
  row('POST', '/api/cart/place-order/{cartId}', 401, 201, 404, 404),

  row('GET', '/api/admin/order', 401, 403, 403, 200),
  row('POST', '/api/order/user', 401, 200, 403, 200),
  row('GET', '/api/order/{_id}', 401, 200, 404, 200),
  row('POST', '/api/admin/order/secure-payment/{paymentId}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/cash-collected/{paymentId}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/undo-payment/{paymentId}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/status/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/parcel/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/note/{_id}', 401, 403, 403, 200),
  row('GET', '/api/admin/order/queues', 401, 403, 403, 200),
  row('POST', '/api/admin/order/bulk-status', 401, 403, 403, 200),
  row('GET', '/api/admin/order/export.csv', 401, 403, 403, 200),
  row('GET', '/api/admin/order/{_id}/slip.pdf', 401, 403, 403, 200),
  row('GET', '/api/admin/order/slips.pdf', 401, 403, 403, 200),
  row('POST', '/api/admin/order/refund/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/return/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/order/late-money/{paymentId}', 401, 403, 403, 200),
  row('POST', '/api/admin/refund/send/{_id}', 401, 403, 403, 200),
  row('POST', '/api/admin/refund/drop/{_id}', 401, 403, 403, 200),
  row('POST', '/api/order/{_id}/cancel', 401, 200, 404, 200),
  row('POST', '/api/order/{_id}/cancel-items', 401, 200, 404, 200),
  row('GET', '/api/order/{_id}/upi', 401, 200, 404, 200),
  row('GET', '/api/order/{_id}/upi-qr.svg', 401, 200, 404, 200),
  row('POST', '/api/order/{_id}/upi-reference', 401, 200, 404, 404),
  row('GET', '/api/order/addresses', 401, 200, 200, 200),
  row('GET', '/api/order/{_id}/invoice.pdf', 401, 200, 404, 200),
  row('GET', '/api/admin/sales', 401, 403, 403, 200),
  row('GET', '/api/order/{_id}/credit-note/{creditNoteId}', 401, 200, 404, 200),

  row('GET', '/api/payment-options', 200, 200, 200, 200),
  row('POST', '/api/order/{_id}/card/start', 401, 200, 404, 404),
  row('POST', '/api/order/{_id}/card/verify', 401, 200, 404, 404),
  row('POST', '/api/order/{_id}/pay-another-way', 401, 200, 404, 404),
  row('POST', '/api/payment/razorpay/webhook', 200, 200, 200, 200),

  row('POST', '/api/wishlist', 401, 201, 403, 403),
  row('GET', '/api/wishlist/{userId}', 401, 200, 403, 403),
  row('DELETE', '/api/wishlist/{userId}/{productId}', 401, 200, 403, 403),
  row('GET', '/api/search', 401, 200, 200, 200),
]
