/** What cards of products say under the name: nothing, as the specification has them, or what a product is made of. */
export const cardLines = ['none', 'weave', 'fabric', 'both'] as const
export type CardLine = (typeof cardLines)[number]
