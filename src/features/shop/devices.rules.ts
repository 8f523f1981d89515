/** What a banner is made for and an order was placed on; which of them a screen is, its width decides. */
export const devices = ['desktop', 'mobile'] as const
export type Device = (typeof devices)[number]
