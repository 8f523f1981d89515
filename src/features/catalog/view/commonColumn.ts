import type { NextPart, Parts } from '../memory/parts.ts'
import { withRoomFor } from '../memory/withRoomFor.ts'
import { countsSizes } from '../variants/variants.rules.ts'
import { BREAK, inner } from './productTexts.ts'
import type { ProductVersion } from './versions.store.ts'

/** What many products have in common; it is held once. `sizes` and `rest` are parts of their JSON. */
export interface Common {
  /** Id of the category; empty for none. */
  readonly category: string
  readonly sizeNames: readonly string[]
  readonly sizes: string
  readonly rest: string
}

/** Of those that count each size, in the order in which their pieces are held. */
const sizeNamesOf = ({ variants, sizes }: ProductVersion): readonly string[] =>
  countsSizes(variants) ? variants.map(({ size }) => size) : sizes

function commonOf(product: ProductVersion): Common {
  const { enableSize, sizes, status, categoryId } = product
  return {
    category: categoryId ?? '',
    sizeNames: sizeNamesOf(product),
    sizes: inner({ enableSize, sizes }),
    rest: inner({ status }),
  }
}

/** Products with the same key have that in common. */
const commonKeyOf = (product: ProductVersion): string =>
  [
    ...[product.categoryId, product.status, product.enableSize, product.sizes.length, ...product.sizes],
    ...sizeNamesOf(product),
  ].join(BREAK)

type CommonState = [commons: Common[], numbers: Map<string, number>]

/** What each product has in common with others: its category, its sizes and whether it is active. */
export class CommonColumn {
  #commons: Common[] = []
  #numbers = new Map<string, number>()
  #ofProduct = new Uint32Array(0)

  load(next: NextPart): void {
    ;[this.#commons, this.#numbers] = next<CommonState>()
    this.#ofProduct = next()
  }

  *parts(): Parts {
    yield [this.#commons, this.#numbers] satisfies CommonState
    yield this.#ofProduct
  }

  /** @throws Error for a number that no product has */
  get(product: number): Common {
    const common = this.#commons[this.#ofProduct[product] ?? 0]
    if (!common) throw new Error(`There is no product ${product}`)
    return common
  }

  set(number: number, product: ProductVersion): void {
    this.#ofProduct = withRoomFor(this.#ofProduct, number)
    this.#ofProduct[number] = this.#numbers.getOrInsertComputed(
      commonKeyOf(product),
      () => this.#commons.push(commonOf(product)) - 1,
    )
  }
}
