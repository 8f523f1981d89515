interface Shown {
  readonly match: { readonly context: { readonly shop: { readonly name: string } } }
}

/** `head` of a page of which nothing is said but its title: `head: titled(() => m.orders())`. */
export const titled =
  (title: () => string) =>
  ({ match }: Shown) => ({ meta: [{ title: `${title()} | ${match.context.shop.name}` }] })
