import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { recordSecurityEventOnce } from '../db/securityEvents.ts'
import { formatNumber } from '../language/numbers.rules.ts'
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
    if (!c.var.caller && !isForMembers() && !(await c.var.isOpen())) throw failures.unauthenticated()
    await next()
  },
  customer: async (c, next) => {
    // guard: customer-only
    if (!c.var.caller) throw failures.unauthenticated()
    await next()
  },
  admin: async (c, next) => {
    if (!c.var.caller) throw failures.unauthenticated()
    if (c.var.caller.role !== 'admin') {
      await recordRefusal(c.var, c.var.caller.id)
      // guard: admin-only
      throw failures.forbidden()
    }
    await next()
  },
}

const limitOf = (route: RouteConfig, maxBytes: number | undefined) =>
  bodyLimit({
    maxSize:
      maxBytes ??
      (route.request?.body?.content && 'multipart/form-data' in route.request.body.content
        ? FORM_LIMIT
        : JSON_LIMIT),
    onError: () => {
      const megabytes = maxBytes && Math.floor(maxBytes / 1024 / 1024)
      throw failures.too_large(
        megabytes ? { message: m.fileTooLarge({ most: formatNumber(megabytes) }) } : {},
      )
    },
  })

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
