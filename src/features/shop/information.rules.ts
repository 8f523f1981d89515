/**
 * The pages that tell of the shop and hold nobody's data, in the order of the footer. Site map, route guard, footer,
 * menu, sitemap.xml and tests are made from this list; what it is called stands in `information/`.
 */
export const informationPages = [
  {
    path: '/Shipping-details',
    file: 'shipping.tsx',
    column: 'help',
  },
  {
    path: '/faqs',
    file: 'faqs.tsx',
    column: 'help',
  },
  {
    path: '/contact-us',
    file: 'contact.tsx',
    column: 'help',
  },
  {
    path: '/about',
    file: 'about.tsx',
    column: 'shop',
  },
  {
    path: '/terms&condition',
    file: 'terms.tsx',
    column: 'shop',
  },
  {
    path: '/privacy-policy',
    file: 'privacy.tsx',
    column: 'shop',
  },
] as const

export type InformationPath = (typeof informationPages)[number]['path']

/** Their addresses. */
export const informationPaths: readonly InformationPath[] = informationPages.map(({ path }) => path)
