/**
 * Money that goes back through the card provider, whichever that is: the kind and the origin of such a refund, as the
 * database and the API call it (docs/decisions/0020-one-card-provider.md).
 */
export const PROVIDER_KIND = 'razorpay' as const
