import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from './env.ts'
import { failures } from './failure.ts'

/** Who may call an endpoint. `customer` means anyone signed in; whose object it is, the WHERE clause decides. */
export type Access = 'public' | 'customer' | 'admin'

/** A JSON body holds at most 256 KB. */
const JSON_LIMIT = 256 * 1024
/** Eight pictures of 5 MB and the fields beside them. */
const FORM_LIMIT = 42 * 1024 * 1024

const accessGuards: Record<Access, MiddlewareHandler<HttpEnv>> = {
  public: (_c, next) => next(),
  customer: async (c, next) => {
    if (!c.var.caller) throw failures.unauthenticated()
    await next()
  },
  admin: async (c, next) => {
    if (!c.var.caller) throw failures.unauthenticated()
    if (c.var.caller.role !== 'admin') throw failures.forbidden()
    await next()
  },
}

const limitOf = (route: RouteConfig) =>
  bodyLimit({
    maxSize:
      route.request?.body?.content && 'multipart/form-data' in route.request.body.content
        ? FORM_LIMIT
        : JSON_LIMIT,
    onError: () => {
      throw failures.too_large()
    },
  })

/**
 * Declares one endpoint: method, path, access, input and answers. Access is checked before the body is read.
 * @throws Error at start when the access is missing.
 */
export function endpoint<
  const P extends string,
  const R extends Omit<RouteConfig, 'path' | 'middleware'> & { path: P; access: Access },
>(route: R) {
  const guard = accessGuards[route.access]
  if (!guard) throw new Error(`Endpoint ${route.method} ${route.path} declares no access`)
  const { access, ...rest } = route
  return createRoute({
    ...rest,
    responses: { ...rest.responses, default: answer('Anything that is no success', failureSchema) },
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    middleware: (rest.request?.body ? [guard, limitOf(rest)] : [guard]) as MiddlewareHandler[],
  } as unknown as Omit<R, 'access'> & { middleware: MiddlewareHandler[] } & { path: P })
}

/** A required JSON body. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

/** A required multipart body, for forms with pictures. */
export const formBody = <S extends z.ZodType>(schema: S) => ({
  body: { required: true as const, content: { 'multipart/form-data': { schema } } },
})

/** A JSON answer. */
export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { 'application/json': { schema } },
})

export const failureSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi('Failure')

/** `{ message }`, the answer of calls whose effect is all that counts. */
export const messageSchema = z.object({ message: z.string() })
