import type { PricedLine, ProductFacts, Scope, Terms } from './offer.rules.ts'

export const scopeOf = (kind: Scope['kind'], any: readonly string[] = [], attribute = ''): Scope => ({
  kind,
  any,
  attribute,
})

/** 10 % off everything, for everybody, with others; `but` what a test says. */
export const termsWith = (but: Partial<Terms> = {}): Terms => ({
  id: 'a',
  label: 'Diwali10',
  code: '',
  active: true,
  reward: { kind: 'percent', percent: 10, mostPaise: null },
  scope: scopeOf('all'),
  leastPaise: 0,
  leastPieces: 0,
  firstOrder: false,
  forEmail: '',
  mostUses: null,
  mostUsesEach: null,
  combinable: true,
  from: null,
  until: null,
  ...but,
})

export const factsWith = (but: Partial<ProductFacts> = {}): ProductFacts => ({
  id: 'saree',
  category: 'sarees',
  family: '',
  values: {},
  collections: [],
  ...but,
})

export const lineOf = (
  id: string,
  unitPaise: number,
  quantity = 1,
  but: Partial<ProductFacts> = {},
): PricedLine => ({
  id,
  unitPaise,
  quantity,
  product: factsWith({ id, ...but }),
})
