import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { publicShopSchema } from './shop.schema.ts'

export const readShop = endpoint({
  method: 'get',
  path: '/api/shop',
  access: 'public',
  summary: 'What the shop says about itself',
  responses: { 200: answer('The settings; all of them are public', publicShopSchema) },
})
