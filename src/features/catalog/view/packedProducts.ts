import { crc32 } from 'node:zlib'
import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { type OwnWords, type WordsOf, wordsIn } from '#/platform/language/ownWords.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { type AttributeKey, attributes, isOwnText, shownOf } from '../attributes/attributes.rules.ts'
import type { AttributeValue } from '../attributes/kinds.rules.ts'
import type { ShopSort } from '../facets/address.rules.ts'
import { Families } from '../memory/families.ts'
import { HashTable } from '../memory/hashTable.ts'
import { PackedIds } from '../memory/packedIds.ts'
import { PackedTexts } from '../memory/packedTexts.ts'
import { fromSlices, inSlices, type NextPart, type Parts } from '../memory/parts.ts'
import { ValueColumn } from '../memory/valueColumn.ts'
import { withRoomFor } from '../memory/withRoomFor.ts'
import { type Place, type SortValues, sortColumn } from '../rules/list.rules.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import { countsSizes } from '../variants/variants.rules.ts'
import { CommonColumn } from './commonColumn.ts'
import { BREAK, inner, slugIn, textOf } from './productTexts.ts'
import type { ProductVersion, Quantities, RowVersion } from './versions.store.ts'

/** One number in so many may stay free. Once more are, a new product takes the one that has been free the longest. */
const NUMBERS_PER_FREE = 8

/**
 * Products in as few bytes as possible, each under a small number: what is sorted and filtered by in columns, the rest as parts
 * of the JSON that the API answers, packed by their words (packedTexts.ts). 100,000 objects would take 200 MB, and the collector's time.
 */
export class PackedProducts {
  readonly #ids = new PackedIds()
  readonly #texts = new PackedTexts()
  /** Slugs, which stand in the texts. */
  readonly #slugs = new HashTable()
  /** Those of its attributes that others have as well, in the order of answers. */
  readonly #columns = new Map(
    attributes
      .filter((attribute) => !isOwnText(attribute))
      .map((attribute) => [
        attribute.key,
        new ValueColumn<AttributeValue>(attribute.key, (value) => shownOf(attribute, value)),
      ]),
  )
  readonly #common = new CommonColumn()
  /** Texts in small letters, by the texts. */
  readonly #loweredTexts = new Map<string, string>()
  #paise = new Int32Array(0)
  #sold = new Int32Array(0)
  #ratings = new Int32Array(0)
  #quantities = new Int32Array(0)
  /** Of those that count each size: the pieces of each. */
  #ofSizes = new Map<number, readonly number[]>()
  #createdAt = new Float64Array(0)
  #versions = new Uint32Array(0)
  /** Numbers of products that went, by their ids. */
  #free = new Map<string, number>()
  readonly #families = new Families((one, other) => this.compareIds(one, other))
  /** Of those with a family, what is shown of them beside the others. */
  readonly #faces = new PackedTexts()
  /** What is written of them in further languages, as JSON. */
  readonly #words = new PackedTexts()

  load(next: NextPart): void {
    this.#free = next()
    this.#common.load(next)
    this.#ids.load(next)
    this.#ofSizes = new Map(fromSlices<[number, readonly number[]]>(next))
    this.#paise = next()
    this.#sold = next()
    this.#ratings = next()
    this.#quantities = next()
    this.#createdAt = next()
    this.#versions = next()
    this.#slugs.load(next)
    this.#texts.load(next)
    this.#faces.load(next)
    this.#words.load(next)
    this.#families.load(next)
    for (const column of this.#columns.values()) column.load(next)
  }

  *parts(): Parts {
    yield this.#free
    yield* this.#common.parts()
    yield* this.#ids.parts()
    yield* inSlices(this.#ofSizes)
    yield* [this.#paise, this.#sold, this.#ratings, this.#quantities, this.#createdAt]
    yield this.#versions
    yield* this.#slugs.parts()
    yield* this.#texts.parts()
    yield* this.#faces.parts()
    yield* this.#words.parts()
    yield* this.#families.parts()
    for (const column of this.#columns.values()) yield* column.parts()
  }

  numberOf(id: string): number | undefined {
    return this.#ids.numberOf(id)
  }

  numberOfSlug(slug: string): number | undefined {
    return this.#slugs.find(crc32(slug), (number) => this.slug(number) === slug)
  }

  paise(number: number): number {
    return this.#paise[number] ?? 0
  }

  id(number: number): string {
    return this.#ids.get(number)
  }

  /** Below zero where the first has the lower id: it came earlier. */
  compareIds(one: number, other: number): number {
    return this.#ids.compare(one, other)
  }

  slug(number: number): string {
    return slugIn(this.#texts.get(number))
  }

  sortValue(number: number, column: keyof SortValues): string | number {
    if (column === 'paise') return this.paise(number)
    if (column === 'country') return this.#lowered(String(this.attribute(number, 'countryOfOrigin') ?? ''))
    return (column === 'sold' ? this.#sold : this.#ratings)[number] ?? 0
  }

  /** Few texts, which are compared again and again. */
  #lowered(text: string): string {
    const known = this.#loweredTexts.get(text)
    if (known !== undefined) return known
    const small = text.toLowerCase()
    this.#loweredTexts.set(text, small)
    return small
  }

  placeOf(number: number, sort: ShopSort): Place {
    return { at: this.sortValue(number, sortColumn(sort)), id: this.id(number) }
  }

  /** Id of its category; empty for none. */
  category(number: number): string {
    return this.#common.get(number).category
  }

  /** Null where nothing is said. */
  attribute(number: number, key: AttributeKey): AttributeValue {
    return this.#columns.get(key)?.value(number) ?? null
  }

  isInStock(number: number): boolean {
    return (this.#quantities[number] ?? 0) > 0
  }

  /** Those that can be bought. */
  sizesInStock(number: number): readonly string[] {
    const { sizeNames } = this.#common.get(number)
    const ofSizes = this.#ofSizes.get(number)
    // guard: size-in-stock
    if (ofSizes) return sizeNames.filter((_, at) => (ofSizes[at] ?? 0) > 0)
    return this.isInStock(number) ? sizeNames : []
  }

  /** All of a family, its key as `familyKey` makes it, oldest first. */
  family(key: string): readonly number[] {
    return this.#families.members(key)
  }

  familyOf(number: number): string {
    return this.#families.keyOf(number)
  }

  /** What is written of it in further languages, as JSON; an empty text for nothing. */
  wordsJson(number: number): string {
    return this.#words.get(number)
  }

  /** What is written of it in a language; undefined for nothing. */
  words(number: number, language: Language): WordsOf<TranslatedField<'product'>> | undefined {
    const json = language === MAIN_LANGUAGE ? '' : this.wordsJson(number)
    const all: OwnWords<TranslatedField<'product'>> | undefined = json ? JSON.parse(json) : undefined
    return wordsIn(all, language)
  }

  /** The JSON of a product as another one's colour; alone beside it, there is room for all of it. @param hex its swatch */
  colour(number: number, isInList: boolean, hex: string | undefined): string {
    const face = this.#faces.get(number)
    const more = isInList ? '' : `,${inner({ slug: this.slug(number), price: rupeesOf(this.paise(number)) })}`
    return `{"id":"${this.id(number)}",${face},"soldOut":${(this.#quantities[number] ?? 0) <= 0}${hex ? `,"hex":"${hex}"` : ''}${more}}`
  }

  /** What the API answers for it. @param category the JSON of its category @param colours what follows at its end */
  json(number: number, category: string, colours: string): string {
    const id = this.id(number)
    const { sizes, rest } = this.#common.get(number)
    const [own, ...variants] = this.#texts.get(number).split(BREAK)
    const quantity = this.#quantities[number] ?? 0
    const ofSizes = this.#ofSizes.get(number) ?? [quantity]
    const offered = variants.map((variant, at) => `{${variant},"quantity":${ofSizes[at] ?? 0}}`).join(',')
    const createdAt = new Date(this.#createdAt[number] ?? 0).toISOString()
    let shared = ''
    for (const column of this.#columns.values()) shared += `,${column.json(number)}`
    return `{"_id":"${id}","id":"${id}",${own},"quantity":${quantity},${sizes},"variants":[${offered}],"category":${category},${rest}${shared},"createdAt":"${createdAt}"${colours}}`
  }

  /** Its version stays: something else may have changed as well. @returns whether it is another than before */
  setQuantities({ id, quantity, variants }: Quantities): boolean {
    const number = this.numberOf(id)
    if (number === undefined) return false
    const known = this.#ofSizes.get(number)
    // Sizes that came or went are announced with their product.
    const ofSizes = known?.map((pieces, at) => variants[at]?.quantity ?? pieces)
    const isSame = ofSizes?.every((pieces, at) => pieces === known?.[at]) ?? true
    if (isSame && this.#quantities[number] === quantity) return false
    this.#quantities[number] = quantity
    if (ofSizes) this.#ofSizes.set(number, ofSizes)
    return true
  }

  /** Whether this version of the product is the one that is known. */
  isVersion({ id, rowVersion }: RowVersion): boolean {
    const number = this.numberOf(id)
    return number !== undefined && this.#versions[number] === rowVersion
  }

  /** Stores a product as it is now. @returns its number, which it keeps */
  put(product: ProductVersion): number {
    const { id, family, name, images, words } = product
    const known = this.numberOf(id)
    // Read before its text is packed, which lies where texts are read.
    const slugBefore = known === undefined ? '' : this.slug(known)
    // What may fail comes before anything is changed: half a product would make every later list fail.
    const text = this.#texts.pack(textOf(product), id)
    const face = family === '' ? undefined : this.#faces.pack(inner({ name, image: images[0] ?? null }), id)
    const ownWords = words ? this.#words.pack(JSON.stringify(words), id) : undefined
    const number = known ?? this.#takeNumber(id)
    // Another product may have taken it meanwhile.
    this.#slugs.delete(crc32(slugBefore), number)
    this.#texts.set(number, text)
    this.#takeSlug(product.slug, number)
    this.#faces.set(number, face)
    this.#words.set(number, ownWords)
    this.#families.put(number, familyKey(family))
    for (const [key, column] of this.#columns) column.set(number, product[key])
    this.#common.set(number, product)
    this.#paise = withRoomFor(this.#paise, number)
    this.#paise[number] = product.pricePaise
    this.#sold = withRoomFor(this.#sold, number)
    this.#sold[number] = product.sold
    this.#ratings = withRoomFor(this.#ratings, number)
    this.#ratings[number] = product.rating
    this.#quantities = withRoomFor(this.#quantities, number)
    this.#quantities[number] = product.quantity
    if (countsSizes(product.variants)) {
      this.#ofSizes.set(
        number,
        product.variants.map(({ quantity }) => quantity),
      )
    } else this.#ofSizes.delete(number)
    this.#createdAt = withRoomFor(this.#createdAt, number)
    this.#createdAt[number] = product.createdAt.getTime()
    this.#versions = withRoomFor(this.#versions, number)
    this.#versions[number] = product.rowVersion
    return number
  }

  delete(number: number): void {
    this.#slugs.delete(crc32(this.slug(number)), number)
    this.#ids.delete(number)
    this.#texts.delete(number)
    this.#faces.delete(number)
    this.#words.delete(number)
    this.#families.delete(number)
    this.#ofSizes.delete(number)
    this.#free.set(this.id(number), number)
  }

  /** One that comes back gets its own number again, others a new one where that can be: then newer products have higher numbers, and a set is read newest first. */
  #takeNumber(id: string): number {
    const isTight = this.#free.size > this.#ids.length / NUMBERS_PER_FREE
    const [freedBy = id] = isTight && !this.#free.has(id) ? this.#free.keys() : []
    const number = this.#free.get(freedBy) ?? this.#ids.length
    this.#free.delete(freedBy)
    this.#ids.set(number, id)
    return number
  }

  #takeSlug(slug: string, number: number): void {
    // Of another product, which has another one by now, or is gone: that is heard of later.
    const before = this.numberOfSlug(slug)
    if (before !== undefined) this.#slugs.delete(crc32(slug), before)
    this.#slugs.add(crc32(slug), number)
  }
}
