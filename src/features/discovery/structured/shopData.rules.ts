import type { PublicShop } from '#/features/shop/shop.schema.ts'
import type { Thing } from './jsonLd.rules.ts'
import { COUNTRY, returnPolicy } from './policies.rules.ts'

/** Who sells, as products name it. */
export const shopId = (origin: string): string => new URL('/#shop', origin).href

/** The shop itself, of what its contact page says. */
function onlineStore(shop: PublicShop): Thing {
  const { origin, name, tagline, legalName, logo, email, phone, address, state } = shop
  return {
    '@type': 'OnlineStore',
    '@id': shopId(origin),
    name,
    url: new URL('/', origin).href,
    slogan: tagline || name,
    ...(legalName && { legalName }),
    ...(logo && { logo: new URL(logo, origin).href }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(state && { addressRegion: state }),
        addressCountry: COUNTRY,
      },
    }),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: COUNTRY,
        ...(email && { email }),
        ...(phone && { telephone: phone }),
      },
    }),
    hasMerchantReturnPolicy: returnPolicy(shop),
  }
}

/** The site; only of an open shop anybody may look for products. */
function webSite({ origin, name, access }: PublicShop): Thing {
  const found = new URL('/search', origin).href
  return {
    '@type': 'WebSite',
    '@id': new URL('/#site', origin).href,
    name,
    url: new URL('/', origin).href,
    inLanguage: 'en-IN',
    publisher: { '@id': shopId(origin) },
    ...(access === 'open' && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${found}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

/** What the home page says of the shop. */
export const shopData = (shop: PublicShop): Thing[] => [onlineStore(shop), webSite(shop)]
