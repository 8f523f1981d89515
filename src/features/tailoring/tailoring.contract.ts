import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { tailoringFailures } from './tailoring.failures.ts'
import {
  adminServiceSchema,
  bagServicesSchema,
  choiceInputSchema,
  productServicesSchema,
  serviceInputSchema,
  serviceUpdateSchema,
} from './tailoring.schema.ts'

const saved = z.object({ message: z.string(), service: adminServiceSchema })

export const readProductServices = endpoint({
  method: 'get',
  path: '/api/tailoring/product/{idOrSlug}',
  access: 'public',
  summary: 'What the shop does with a product for a price of its own; empty where that is nothing',
  request: { params: z.object({ idOrSlug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('Services', productServicesSchema) },
})

export const readBagServices = endpoint({
  method: 'get',
  path: '/api/tailoring/bag',
  access: 'customer',
  summary: "What can be done with the goods in the caller's bag, what of it was chosen, and what that costs",
  responses: { 200: answer('Services', bagServicesSchema) },
})

export const chooseServices = endpoint({
  method: 'post',
  path: '/api/tailoring/bag/{itemId}',
  access: 'customer',
  summary: 'Choose what is done with a line of the own bag, in place of what was chosen before',
  request: { params: z.object({ itemId: z.uuid() }), ...jsonBody(choiceInputSchema) },
  failures: [
    failures.not_found,
    tailoringFailures.service_not_offered,
    tailoringFailures.measurements_missing,
  ],
  responses: { 200: answer('As it is now', bagServicesSchema) },
})

export const deleteMeasurements = endpoint({
  method: 'delete',
  path: '/api/tailoring/measurements',
  access: 'customer',
  summary: 'Forget the own measurements; orders keep theirs until the account is erased',
  responses: { 200: answer('Deleted', messageSchema) },
})

export const listServices = endpoint({
  method: 'get',
  path: '/api/admin/tailoring',
  access: 'admin',
  summary: 'All services that the shop offers with its goods, by name',
  responses: { 200: answer('Services', z.array(adminServiceSchema)) },
})

export const createService = endpoint({
  method: 'post',
  path: '/api/admin/tailoring',
  access: 'admin',
  summary: 'Add a service, such as fall and pico',
  request: jsonBody(serviceInputSchema),
  failures: [tailoringFailures.service_exists, tailoringFailures.too_many_services],
  responses: { 201: answer('Added', saved) },
})

export const updateService = endpoint({
  method: 'post',
  path: '/api/admin/tailoring/{_id}',
  access: 'admin',
  summary: 'Change what is said of a service; orders keep it as it was',
  request: { params: byId, ...jsonBody(serviceUpdateSchema) },
  failures: [failures.not_found, failures.changed_meanwhile, tailoringFailures.service_exists],
  responses: { 200: answer('Changed', saved) },
})

export const deleteService = endpoint({
  method: 'delete',
  path: '/api/admin/tailoring/{_id}',
  access: 'admin',
  summary: 'Delete a service; it goes out of all bags',
  request: { params: byId },
  failures: [failures.not_found],
  responses: { 200: answer('Deleted', messageSchema) },
})
