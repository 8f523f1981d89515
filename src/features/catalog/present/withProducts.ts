/** The JSON of an answer with products whose JSON is there. @param rest at least one more field */
export const withProducts = (products: Buffer, rest: object): Buffer =>
  Buffer.concat([Buffer.from('{"products":'), products, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
