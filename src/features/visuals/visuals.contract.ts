import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { changeBannerSchema, managedBannerSchema } from './bannerDetails.schema.ts'
import { visualsFailures } from './visuals.failures.ts'
import {
  bannerSchema,
  managedTextSchema,
  reorderBannersSchema,
  slidingTextChangeSchema,
  uploadBannerSchema,
} from './visuals.schema.ts'

export const listBanners = endpoint({
  method: 'get',
  path: '/api/admin/banner/all',
  access: 'public',
  summary: 'The banners that are shown now, in the order in which the carousel shows them',
  responses: { 200: answer('Banners', z.array(bannerSchema)) },
})

export const listManagedBanners = endpoint({
  method: 'get',
  path: '/api/admin/banner/managed',
  access: 'admin',
  summary: 'All banners with all that is known of them, those outside of their dates as well',
  responses: { 200: answer('Banners', z.array(managedBannerSchema)) },
})

export const readSlidingText = endpoint({
  method: 'get',
  path: '/api/admin/banner/slidingText',
  access: 'public',
  summary: 'The text that slides over the home page',
  responses: { 200: answer('The text', managedTextSchema) },
})

export const changeSlidingText = endpoint({
  method: 'post',
  path: '/api/admin/banner/slidingText',
  access: 'admin',
  summary: 'Change the sliding text',
  request: jsonBody(slidingTextChangeSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('Changed', managedTextSchema.extend({ message: z.string() })) },
})

export const uploadBanner = endpoint({
  method: 'post',
  path: '/api/admin/banner/upload',
  access: 'admin',
  summary: 'Add a banner whose picture was uploaded before; one listing banner per device',
  request: jsonBody(uploadBannerSchema),
  failures: [visualsFailures.listing_banner_exists],
  responses: { 201: answer('Added', z.object({ message: z.string(), banner: bannerSchema })) },
})

export const changeBanner = endpoint({
  method: 'post',
  path: '/api/admin/banner/details/{_id}',
  access: 'admin',
  summary: 'Change what a banner says, where it leads, and when it is shown; what is not sent stays as it is',
  request: { params: z.object({ _id: z.uuid() }), ...jsonBody(changeBannerSchema) },
  failures: [failures.not_found, failures.changed_meanwhile],
  responses: { 200: answer('Changed', z.object({ message: z.string(), banner: managedBannerSchema })) },
})

export const deleteBanner = endpoint({
  method: 'delete',
  path: '/api/admin/banner/{_id}',
  access: 'admin',
  summary: 'Delete a banner',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('Deleted', messageSchema) },
})

export const reorderBanners = endpoint({
  method: 'post',
  path: '/api/admin/banner/order',
  access: 'admin',
  summary: 'Put the banners of one device and type in order: the ids of all of them, the first one first',
  request: jsonBody(reorderBannersSchema),
  failures: [failures.conflict],
  responses: { 200: answer('All banners in their new order', z.array(managedBannerSchema)) },
})
