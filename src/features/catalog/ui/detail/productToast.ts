/** Toasts of the product page stay 5 s (specification, section 9). */
export const PRODUCT_TOAST = { duration: 5_000 } as const
