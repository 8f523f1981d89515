import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { alertsSchema } from './alerts.schema.ts'

export const listAlerts = endpoint({
  method: 'get',
  path: '/api/admin/alerts',
  access: 'admin',
  summary: 'What happened in the shop that somebody should look at, the newest first',
  responses: { 200: answer('The newest alerts, and how many of them this admin has not seen', alertsSchema) },
})

export const markAlertsSeen = endpoint({
  method: 'post',
  path: '/api/admin/alerts/seen',
  access: 'admin',
  summary: 'Everything until now was seen by this admin',
  responses: { 200: answer('The alerts, none of them unseen', alertsSchema) },
})
