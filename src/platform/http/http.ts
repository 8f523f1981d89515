import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, HonoRequest } from 'hono'
import type { ZodError } from 'zod'
import type { MoreLanguage } from '../language/languages.rules.ts'
import type { Credential } from './credential.ts'
import type { CspSources } from './cspSources.ts'
import type { Caller, HttpEnv } from './env.ts'
import { failures } from './failure.ts'
import type { MarkOf } from './sessionMark.ts'

/** Finds whose a credential is; null for a visitor, and for one that is no good. */
export interface FindCaller {
  (credential: Credential): Promise<Caller | null>
  /** The same of memory alone; undefined for a session that would have to be looked up. */
  atOnce(credential: Credential): Caller | null | undefined
  /** Who a session was, as long as it would be believed without a notice: all that is known while the database is away. */
  known(credential: Credential): Caller | undefined
}

type ValidationResult = { target: string } & ({ success: true } | { success: false; error: ZodError })

/** A path parameter that cannot exist is simply not found; anything else wrong is named field by field. */
function refuseInvalid(result: ValidationResult): void {
  if (result.success) return
  if (result.target === 'param') throw failures.not_found()
  const errors = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw failures.invalid({ errors, ...(errors[0] ? { message: errors[0].message } : {}) })
}

/** An empty router for one room; every room's router validates and fails alike. */
export const roomApi = () => new OpenAPIHono<HttpEnv>({ strict: false, defaultHook: refuseInvalid })

/** What the outer router is told by the program around it. */
export interface Outside {
  readonly findCaller: FindCaller
  /** Whether visitors may look around in the shop. */
  readonly isOpen: () => Promise<boolean>
  readonly markOf: MarkOf
  /** In which languages the shop answers besides the main one. */
  readonly languages: () => readonly MoreLanguage[] | Promise<readonly MoreLanguage[]>
  /** The caller's address, as far as the proxies in front can be believed. */
  readonly addressOf: (c: Context) => string
  /** What the shop's services elsewhere need of the content security policy. */
  readonly cspSources: readonly CspSources[]
  /** Pages that a page of the shop itself may frame. */
  readonly isFramedByShop: (request: HonoRequest) => boolean
}
