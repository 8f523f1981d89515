import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'
import { greetingFormSchema, mailPreviewSchema, shownMailSchema } from './mails.schema.ts'

const params = z.object({ kind: z.string().max(60) })
/** The one of the page where it says none, and English where the shop does not speak it. */
const query = z.object({ language: z.enum(allLanguages).optional() })

export const listMails = endpoint({
  method: 'get',
  path: '/api/admin/mail',
  access: 'admin',
  summary: 'The mails that customers get, with what the owner says first in each',
  responses: { 200: answer('All kinds of mails to customers', z.array(shownMailSchema)) },
})

export const previewMail = endpoint({
  method: 'get',
  path: '/api/admin/mail/{kind}',
  access: 'admin',
  summary: 'How a mail looks, with an order of nobody',
  request: { params, query },
  failures: [failures.not_found],
  responses: { 200: answer('The mail as it would be sent', mailPreviewSchema) },
})

export const changeGreeting = endpoint({
  method: 'post',
  path: '/api/admin/mail/{kind}',
  access: 'admin',
  summary: 'Write what the owner says first in a mail; nothing takes it away',
  request: { params, ...jsonBody(greetingFormSchema) },
  failures: [failures.not_found, failures.changed_meanwhile],
  responses: { 200: answer('Saved', z.object({ message: z.string(), mail: shownMailSchema })) },
})
