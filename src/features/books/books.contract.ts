import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { booksFailures } from './books.failures.ts'
import { closeSchema, daySchema, moneyTimelineSchema, openDaysSchema } from './books.schema.ts'

const dayParam = z.object({ day: z.iso.date('A day such as 2026-11-23.') })

export const readDay = endpoint({
  method: 'get',
  path: '/api/admin/books/day/{day}',
  access: 'admin',
  summary:
    'What came in and went out on a day in India by cash, UPI, card and store credit, and what was counted',
  request: { params: dayParam },
  responses: { 200: answer('The day', daySchema) },
})

export const listOpenDays = endpoint({
  method: 'get',
  path: '/api/admin/books/open',
  access: 'admin',
  summary: 'Days of the last two months with money that nobody counted yet',
  responses: { 200: answer('Days, the newest first', openDaysSchema) },
})

export const closeDay = endpoint({
  method: 'post',
  path: '/api/admin/books/day/{day}/close',
  access: 'admin',
  summary: 'Write down what was counted of a day; a difference needs its reason. A day may be closed again',
  request: { params: dayParam, ...jsonBody(closeSchema) },
  failures: [booksFailures.day_ahead, booksFailures.day_closed, booksFailures.books_changed],
  responses: { 200: answer('The day as it is now', daySchema) },
})

export const readMoneyTimeline = endpoint({
  method: 'get',
  path: '/api/admin/books/order/{_id}',
  access: 'admin',
  summary: 'All that happened to the money of an order, and what is owed by whom',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('The money of the order', moneyTimelineSchema) },
})
