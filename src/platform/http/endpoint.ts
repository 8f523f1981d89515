import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { recordSecurityEventOnce } from '../db/securityEvents.ts'
import { formatNumber } from '../language/numbers.rules.ts'
import { callerOf } from './callerOf.ts'
import type { HttpEnv } from './env.ts'
import { type FailureKind, failures } from './failure.ts'
import { failureAnswers } from './failureAnswers.ts'
import { isForMembers } from './inProcess.ts'
import { m } from './messages/http.messages.ts'
import type { Role } from './roles.rules.ts'

/**
 * Who may call an endpoint. `customer` means anyone signed in; whose object it is, the WHERE clause decides. `shopper` means whoever
 * may look around: anyone where the shop is open, else those signed in.
 */
export type Access = 'public' | 'shopper' | Role

/** A JSON body holds at most 256 KB. */
const JSON_LIMIT = 256 * 1024
/** Eight pictures of 5 MB and the fields beside them. */
const FORM_LIMIT = 42 * 1024 * 1024

/** A refused person is recorded once in this time, ms. */
const REFUSALS_MS = 15 * 60 * 1000

/** Somebody signed in knocked at what only admins may do. That it cannot be recorded changes nothing about the answer. */
async function recordRefusal(request: HttpEnv['Variables'], userId: string): Promise<void> {
  const { db, log } = request.services
  const event = { kind: 'refused', userId, actorId: userId } as const
  await recordSecurityEventOnce(db, log, request, event, REFUSALS_MS).catch((error) => {
    log.error({ err: error }, 'a refusal was not recorded')
  })
}

const accessGuards: Record<Access, MiddlewareHandler<HttpEnv>> = {
  public: (_c, next) => next(),
  shopper: async (c, next) => {
    // guard: search-in-open-shop
    if (!c.get('caller') && !isForMembers() && !(await c.get('isOpen')())) throw failures.unauthenticated()
    await next()
  },
  customer: async (c, next) => {
    // guard: customer-only
    callerOf(c)
    await next()
  },
  admin: async (c, next) => {
    const { id, role } = callerOf(c)
    if (role !== 'admin') {
      await recordRefusal(c.var, id)
      // guard: admin-only
      throw failures.forbidden()
    }
    await next()
  },
}

/** Refuses a body of more than so many bytes, before any of it is read where it says its length. */
function limitOf(route: RouteConfig, maxBytes: number | undefined): MiddlewareHandler<HttpEnv> {
  const isForm = route.request?.body?.content && 'multipart/form-data' in route.request.body.content
  const maxSize = maxBytes ?? (isForm ? FORM_LIMIT : JSON_LIMIT)
  const onError = () => {
    const megabytes = maxBytes && Math.floor(maxBytes / 1024 / 1024)
    throw failures.too_large(megabytes ? { message: m.fileTooLarge({ most: formatNumber(megabytes) }) } : {})
  }
  const whileRead = bodyLimit({ maxSize, onError })
  return (c, next) => {
    // Node reads no more than a request says it has. Hono's own limit makes a stream of every body before it looks: 0.04 ms.
    const length = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
    if (length === undefined) return whileRead(c, next)
    // guard: body-limit
    return Number(length) > maxSize ? onError() : next()
  }
}

/**
 * Declares one endpoint: method, path, access, input and answers. Access is checked before the body is read, which may
 * have `maxBytes` where it is a file. `failures` are those of its own; what follows from access and input is not named.
 * @throws Error at start when the access is missing.
 */
export function endpoint<
  const P extends string,
  const R extends Omit<RouteConfig, 'path' | 'middleware'> & {
    path: P
    access: Access
    maxBytes?: number
    failures?: readonly FailureKind[]
    /** Read off the contract's file and name (src/main/http/openapi). */
    tags?: never
    operationId?: never
  },
>(route: R) {
  const guard = accessGuards[route.access]
  if (!guard) throw new Error(`Endpoint ${route.method} ${route.path} declares no access`)
  const { access, maxBytes, failures: _, ...rest } = route
  return createRoute({
    ...rest,
    responses: { ...rest.responses, ...failureAnswers(route) },
    'x-access': access,
    security: access === 'public' ? [] : [{ token: [] }, { cookie: [] }],
    middleware: (rest.request?.body ? [guard, limitOf(rest, maxBytes)] : [guard]) as MiddlewareHandler[],
  } as unknown as Omit<R, 'access' | 'maxBytes' | 'failures'> & { middleware: MiddlewareHandler[] } & {
    path: P
    'x-access': Access
  })
}

/** The parameters of a path that names one thing: `/api/admin/offer/{_id}`. */
export const byId = z.object({ _id: z.uuid() })

/** A required JSON body. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** A required multipart body, for forms with pictures. */
export const formBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'multipart/form-data': { schema } } },
})

/** A file as the body itself: it is read piece by piece, so its size costs no memory. Declare `maxBytes` beside it. */
export const fileBody = {
  body: {
    required: true as const,
    content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
  },
}

/** An answer that is a file. */
export const fileAnswer = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
})

/** A JSON answer. */
export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { 'application/json': { schema } },
})

/** `{ message }`, the answer of calls whose effect is all that counts. */
export const messageSchema = z.object({ message: z.string() })
