import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { launchFailures } from '../launch/launch.failures.ts'
import { publicShopSchema, settingsRequestSchema } from '../shop.schema.ts'

export const changeShop = endpoint({
  method: 'post',
  path: '/api/admin/shop',
  access: 'admin',
  summary:
    'Change settings; what is not sent stays as it is. The ways to pay, UPI id and name, legal name, GSTIN, composition scheme, and the name of a shop without a UPI or legal name, ask for the own password as `currentPassword`. `launched` is refused with 409 while the shop lacks what it needs (see /api/admin/launch)',
  request: jsonBody(settingsRequestSchema),
  failures: [
    launchFailures.launch_incomplete,
    failures.changed_meanwhile,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: { 200: answer('The settings after the change', publicShopSchema) },
})
