/** The card provider as the database and the API call it: the kind and the origin of refunds, the address of its webhook. */
export const PROVIDER_KIND = 'razorpay' as const

/** The card provider as people read it. */
export const PROVIDER_NAME = 'Razorpay'
