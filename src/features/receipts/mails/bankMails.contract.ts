import { z } from '@hono/zod-openapi'
import { answer, endpoint, messageSchema } from '#/platform/http/endpoint.ts'
import { bankMailsSchema } from './bankMails.schema.ts'

export const listBankMails = endpoint({
  method: 'get',
  path: '/api/admin/bank-mail',
  access: 'admin',
  summary: 'Mails of the bank that could not be read without a doubt, the newest first',
  responses: { 200: answer('What waits to be looked at', bankMailsSchema) },
})

export const lookedAtBankMail = endpoint({
  method: 'post',
  path: '/api/admin/bank-mail/{_id}/done',
  access: 'admin',
  summary: 'A mail of the bank was looked at: its text is forgotten; again has no effect',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('Done', messageSchema) },
})
