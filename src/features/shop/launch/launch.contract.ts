import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { launchFailures } from './launch.failures.ts'
import { launchStateSchema, markSchema } from './launch.schema.ts'

export const readLaunch = endpoint({
  method: 'get',
  path: '/api/admin/launch',
  access: 'admin',
  summary: 'What the shop still needs before it can be launched, and what is advised',
  responses: { 200: answer('Every item with what is missing', launchStateSchema) },
})

export const markLaunchItem = endpoint({
  method: 'post',
  path: '/api/admin/launch/mark',
  access: 'admin',
  summary: 'Say that something was done that the shop cannot see by itself, or take that back',
  request: jsonBody(markSchema),
  failures: [launchFailures.no_upi_id],
  responses: { 200: answer('The items after it', launchStateSchema) },
})

export const sendTestMail = endpoint({
  method: 'post',
  path: '/api/admin/launch/test-mail',
  access: 'admin',
  summary: 'Send a mail to the own address at once',
  failures: [launchFailures.mail_not_sent],
  responses: { 200: answer('Sent', messageSchema) },
})
