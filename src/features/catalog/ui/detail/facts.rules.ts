import { ownOf } from '#/platform/typed/ownOf.rules.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import {
  type AttributeKey,
  attributes,
  type FactGroup,
  factGroups,
} from '../../attributes/attributes.rules.ts'
import { isNothing, valueWords } from '../../attributes/kinds.rules.ts'
import { measureWords } from '../../attributes/measures.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { m } from './messages/detail.messages.ts'

/** What the product's page says of a product, in groups; nothing is said of what nobody knows. */

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface Facts {
  readonly title: string
  readonly facts: readonly Fact[]
}

const titles: Readonly<Record<FactGroup, () => string>> = {
  cloth: m.clothAndCraft,
  set: m.measuresAndSet,
  care: m.careAndOrigin,
}

/** What several attributes say together; an empty text where another row says it. */
const together: Partial<Record<AttributeKey, (product: Product) => string>> = {
  clothLength: ({ clothLength: cloth, blouseLength: blouse }) =>
    cloth === null || blouse === null
      ? lengthOf(cloth)
      : m.withBlouse({
          whole: lengthOf(Math.round((cloth + blouse) * 100) / 100),
          cloth: lengthOf(cloth),
          blouse: lengthOf(blouse),
        }),
  blousePiece: ({ clothLength, blousePiece, blouseLength }) => {
    if (blouseLength === null) return blousePiece === null ? '' : blousePiece ? m.yes() : m.no()
    return clothLength === null ? lengthOf(blouseLength) : ''
  },
  blouseLength: () => '',
  marks: ({ marks, certificate }) =>
    marks.length > 0 && certificate
      ? m.marksCertified({ marks: marks.join(', '), certificate })
      : marks.join(', '),
  certificate: ({ marks, certificate }) => (marks.length > 0 ? '' : certificate),
}

const lengthOf = (metres: number | null): string => (metres === null ? '' : measureWords('m', metres))

/** Facts that are no attributes, after those of their group. */
const besides: Partial<Record<FactGroup, (product: Product) => Fact>> = {
  set: ({ enableSize, sizes }) => ({ label: m.sizes(), value: enableSize ? sizes.join(', ') : '' }),
  care: ({ slug }) => ({ label: m.productCode(), value: slug }),
}

/** Its values as the language of the page calls them. */
function withLocalizedValues(product: Product): Product {
  const { labels } = product
  if (!labels) return product
  const one = (value: string) => ownOf(labels, value) ?? value
  const values = attributes.map(({ key }) => {
    const value = product[key]
    return [key, typeof value === 'string' ? one(value) : Array.isArray(value) ? value.map(one) : value]
  })
  return { ...product, ...Object.fromEntries(values) }
}

/** The facts of a product; groups without any are left out. */
export const factsOf = (product: Product): Facts[] => factsIn(withLocalizedValues(product))

const factsIn = (product: Product): Facts[] =>
  factGroups.flatMap((group) => {
    const own = attributes
      .filter(({ detail }) => detail === group)
      .map(({ key, label, value }) => ({
        label: labelOf({ key, label }),
        value: together[key]?.(product) ?? (isNothing(product[key]) ? '' : valueWords(value, product[key])),
      }))
    const facts = [...own, ...[besides[group]?.(product) ?? []].flat()].filter(({ value }) => value !== '')
    return facts.length > 0 ? [{ title: titles[group](), facts }] : []
  })
