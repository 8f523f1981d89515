import { free, joined } from '#/platform/memory/ownBuffer.ts'

/** The JSON of an answer with products. @param products their JSON, which is gone afterwards @param rest at least one more field */
export function withProducts(products: Buffer, rest: object): Buffer {
  const parts = [Buffer.from('{"products":'), products, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]
  const json = joined(parts)
  free(products)
  return json
}
