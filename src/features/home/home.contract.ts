import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import {
  changeDraftSchema,
  homeSchema,
  managedHomeSchema,
  previewSchema,
  publishSchema,
} from './home.schema.ts'

export const readHome = endpoint({
  method: 'get',
  path: '/api/home',
  access: 'public',
  summary:
    'The sections of the home page that are shown now, with what they show; none where it is the shop’s own page',
  responses: { 200: answer('The home page', homeSchema) },
})

export const readManagedHome = endpoint({
  method: 'get',
  path: '/api/admin/home',
  access: 'admin',
  summary: 'The draft of the home page, and what was published last',
  responses: { 200: answer('Draft and publications', managedHomeSchema) },
})

export const changeHomeDraft = endpoint({
  method: 'post',
  path: '/api/admin/home/draft',
  access: 'admin',
  summary:
    'Write the draft of the home page: its sections from the top to the end. `seen` holds the version that was changed',
  request: jsonBody(changeDraftSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('The draft as it is now', managedHomeSchema) },
})

export const publishHome = endpoint({
  method: 'post',
  path: '/api/admin/home/publish',
  access: 'admin',
  summary:
    'Show shoppers the draft, the shop’s own page, or a former publication. `seen` holds the version of the draft and the id of what was published',
  request: jsonBody(publishSchema),
  failures: [failures.not_found, failures.changed_meanwhile],
  responses: { 200: answer('Draft and publications as they are now', managedHomeSchema) },
})

export const previewHome = endpoint({
  method: 'post',
  path: '/api/admin/home/preview',
  access: 'admin',
  summary: 'What a home page of these sections would show, stored or not',
  request: jsonBody(previewSchema),
  responses: { 200: answer('The home page', homeSchema) },
})
