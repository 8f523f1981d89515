/**
 * What search engines ask of each thing, as data: Google's pages "Merchant listing", "Product variants", "Merchant return
 * policy", "Organization", "Breadcrumb", "Review snippet", "Video" (developers.google.com/search/docs/appearance/structured-data),
 * and the properties that schema.org has for it. A thing with a property that stands nowhere here is refused.
 */
interface Demands {
  readonly required: readonly string[]
  readonly recommended?: readonly string[]
  /** Further properties of schema.org, or conditions that decide themselves which properties there are. */
  readonly also?: readonly string[]
}

const aboutProduct = [
  'countryOfOrigin',
  'category',
  'color',
  'material',
  'pattern',
  'aggregateRating',
  'review',
  'subjectOf',
]

export const demands: Readonly<Record<string, Demands>> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'sku'],
    also: [...aboutProduct, 'brand', 'url', 'size', 'gtin'],
  },
  ProductGroup: {
    required: ['name'],
    recommended: ['brand', 'description', 'hasVariant', 'productGroupID', 'url', 'variesBy'],
    also: [...aboutProduct, 'image'],
  },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
    also: ['seller', 'priceSpecification'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'priceType'] },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'], recommended: ['deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['handlingTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnLink'],
    also: ['merchantReturnDays', 'returnMethod', 'returnFees', 'returnShippingFeesAmount', 'refundType'],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  Review: { required: ['author', 'reviewRating'], recommended: ['datePublished', 'reviewBody'] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Person: { required: ['name'] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl', 'description', 'duration'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  OnlineStore: {
    required: ['name'],
    recommended: ['@id'],
    also: [...['url', 'slogan', 'legalName', 'logo', 'address', 'contactPoint', 'hasMerchantReturnPolicy']],
  },
  PostalAddress: { required: ['streetAddress', 'addressCountry'], also: ['addressRegion'] },
  ContactPoint: { required: ['contactType'], also: ['areaServed', 'email', 'telephone'] },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['@id', 'publisher', 'inLanguage'],
    also: ['potentialAction'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
}

/** Of values that are one of schema.org's own. */
const words: Readonly<Record<string, readonly string[]>> = {
  availability: ['InStock', 'OutOfStock'],
  itemCondition: ['NewCondition'],
  priceType: ['StrikethroughPrice'],
  variesBy: ['size', 'color', 'material', 'pattern'],
  returnPolicyCategory: ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'],
  returnMethod: ['ReturnByMail'],
  returnFees: ['FreeReturn', 'ReturnShippingFees'],
  refundType: ['FullRefund', 'StoreCreditRefund'],
}
const addresses = new Set([
  '@id',
  'url',
  'image',
  'item',
  'logo',
  'merchantReturnLink',
  'urlTemplate',
  'thumbnailUrl',
  'contentUrl',
])

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json }

const isText = (value: Json): value is string => typeof value === 'string'

/** What is wrong with a value of this property. */
function problemsOfValue(path: string, name: string, value: Json): string[] {
  const values: readonly Json[] = Array.isArray(value) ? value : [value]
  if (values.length === 0 || values.includes('') || values.includes(null)) return [`${path}: empty`]
  const known = words[name]?.map((word) => `https://schema.org/${word}`)
  return values.flatMap((one) => {
    if (known) return isText(one) && known.includes(one) ? [] : [`${path}: ${one} is none of its words`]
    if (addresses.has(name))
      return isText(one) && /^https?:\/\/\S+$/.test(one) ? [] : [`${path}: ${one} is not absolute`]
    if (name === 'price') return isText(one) && /^\d+\.\d\d$/.test(one) ? [] : [`${path}: ${one} is no price`]
    return typeof one === 'object' ? problemsOf(one, path) : []
  })
}

/** Whatever a search engine would find fault with in a thing and in those that it is made of; empty when all is well. */
export function problemsOf(thing: Json, path = ''): string[] {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return [`${path}: no thing`]
  const { '@type': type, ...properties } = thing as { readonly [name: string]: Json }
  const names = Object.keys(properties)
  // Points to a thing that is described elsewhere.
  if (type === undefined && /^(@id|url)$/.test(names.join()))
    return problemsOfValue(path, names.join(), properties[names.join()] ?? null)
  const here = `${path}/${type}`
  const asked = demands[String(type)]
  if (!asked) return [`${here}: unknown`]
  const { required, recommended = [], also = [] } = asked
  const allowed = new Set([...required, ...recommended, ...also, '@id'])
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `${here}: ${name} is required`),
    ...(names.includes('@id') && type === 'OnlineStore' && path !== ''
      ? []
      : recommended.filter((name) => !names.includes(name)).map((name) => `${here}: ${name} is recommended`)),
    ...names.filter((name) => !allowed.has(name)).map((name) => `${here}: ${name} has no place here`),
    ...names.flatMap((name) => problemsOfValue(`${here}.${name}`, name, properties[name] as Json)),
  ]
}
