/** What the address of a listing may say. Every visitor's browser has this. */

/** Longer texts name no values, characters. */
export const LONGEST_CHOICE = 500

export const availabilities = ['in-stock'] as const
export type Availability = (typeof availabilities)[number]

/** The sorts of the specification (section 9). The others are offered where they make a difference. */
export const specifiedSorts = ['none', 'lowToHigh', 'highToLow'] as const

/** How the shop is sorted; ids are time-ordered, so `none` is newest first. */
export const shopSorts = [...specifiedSorts, 'bestSeller', 'rating', 'country'] as const
export type ShopSort = (typeof shopSorts)[number]
