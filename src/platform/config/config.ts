import { join, resolve } from 'node:path'
import type { TracingConfig } from '../tracing/tracing.ts'
import { type CardConfig, type CardSettings, cardProblems, chosenCard } from './cardSettings.ts'
import { type Environment, environment } from './environment.ts'

/** Pictures in a bucket of an S3-compatible service. */
export interface S3Config {
  readonly bucket: string
  readonly keyId: string
  readonly secret: string
  readonly region: string
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined
  /** Whether the bucket is part of the path rather than of the host. */
  readonly pathStyle: boolean
  /** How long one operation may take, ms. */
  readonly timeoutMs: number
}

/** Where the shop's own pictures lie. */
export interface MediaPlace {
  /** Used where there is no bucket. */
  readonly folder: string
  readonly s3: S3Config | undefined
}

/** A service that takes banners from the browser, with an unsigned preset. */
export interface ImageHostConfig {
  readonly uploadUrl: string
  readonly preset: string
  /** Origin of the addresses it hands out. */
  readonly picturesOrigin: string
}

/** Mails in which the bank tells of money that came in. */
export interface BankMailConfig {
  /** Where mails are taken. */
  readonly port: number
  readonly host: string
  /** The only address that they are taken for. */
  readonly to: string
  /** Who may write them, lower case. */
  readonly senders: readonly string[]
  /** Whom the bank writes to: the owner's own addresses, lower case. */
  readonly owners: readonly string[]
  /** The shop's accounts at its banks, or their last four digits. */
  readonly accounts: readonly string[]
}

/** A cache in front of the shop, which is told what changed. */
export interface CdnConfig {
  /** Where it takes what is to end. */
  readonly purgeUrl: string
  readonly token: string | undefined
}

/** Log-in with Google. */
export interface GoogleConfig {
  readonly clientId: string
  /** Who must have signed the ID tokens. */
  readonly issuer: string
  /** Where the issuer's public keys are. */
  readonly jwksUrl: string
}

/** The checked settings of one process. Times in ms, folders absolute. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; links in mails use it, never the Host header. */
  readonly origin: string
  /** Whether ORIGIN was set; otherwise `origin` is a guess that holds on this machine only. */
  readonly originIsSet: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler that gives each transaction another connection. */
  readonly directUrl: string | undefined
  /** A replica of the database, where figures, exports and backups are read. */
  readonly readUrl: string | undefined
  readonly admin: { readonly email: string; readonly password: string | undefined }
  readonly demo: boolean
  readonly shop: { readonly access: 'members' | 'open'; readonly launched: boolean }
  readonly mail: {
    readonly smtpUrl: string | undefined
    readonly from: string | undefined
    /** Mails of all processes and machines together. */
    readonly perSecond: number
  }
  /** Undefined: no mails are taken. */
  readonly bankMail: BankMailConfig | undefined
  /** Undefined: the Google button is not shown. */
  readonly google: GoogleConfig | undefined
  /** Undefined: cards are not offered. */
  readonly card: CardConfig | undefined
  /** Undefined: banners go to the shop's own store. */
  readonly imageHost: ImageHostConfig | undefined
  readonly media: MediaPlace
  /** Undefined: no cache in front stores what the shop renders. */
  readonly cdn: CdnConfig | undefined
  readonly rateLimits: boolean
  /** Whether browsers save pages, to be read without a connection; otherwise they drop what they have. */
  readonly offlinePages: boolean
  readonly workers: number
  /** How long a planned stop serves on with `/readyz` down, ms. */
  readonly drainMs: number
  /** How long pages of before are shown while the database is away, ms. */
  readonly stalePagesMs: number
  readonly trustedProxies: number
  /** Who knows it may read `/metrics`. Undefined: there is no such address. */
  readonly metricsToken: string | undefined
  /** Undefined: nobody is told what took how long. */
  readonly tracing: TracingConfig | undefined
  readonly logLevel: string
  /** Whether this is a shop at work, or somebody's machine for writing it. */
  readonly production: boolean
}

/** A variable of the environment is wrong; the message names each one and what was expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once, at start.
 * @param cards the card providers that a shop may choose; their variables are looked at with all others
 * @throws ConfigError naming every wrong variable and what was expected.
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
  cards: readonly CardSettings[],
): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const parsed = environment.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0])
      return `${name}=${shown(name, given[name])}: ${issue.message}`
    }),
    ...cardProblems(cards, given),
  ]
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`)
    throw new ConfigError(`Zari cannot start with this environment:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    origin: values.ORIGIN ?? `http://localhost:${values.PORT}`,
    originIsSet: values.ORIGIN !== undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    readUrl: values.DATABASE_READ_URL,
    admin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD },
    demo: values.DEMO ?? values.NODE_ENV !== 'production',
    shop: { access: values.SHOP_ACCESS, launched: values.SHOP_LAUNCHED },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, perSecond: values.MAILS_A_SECOND },
    bankMail: bankMailOf(values),
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, issuer: values.GOOGLE_ISSUER, jwksUrl: values.GOOGLE_JWKS_URL }
      : undefined,
    card: chosenCard(cards, given),
    imageHost: imageHostOf(values),
    media: { folder: join(resolve(values.DATA_DIR), 'media'), s3: s3Of(values) },
    rateLimits: values.RATE_LIMITS,
    offlinePages: values.OFFLINE_PAGES,
    cdn: values.CDN_PURGE_URL ? { purgeUrl: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN } : undefined,
    workers: values.WORKERS,
    drainMs: values.DRAIN_SECONDS * 1_000,
    stalePagesMs: values.STALE_PAGES_MINUTES * 60_000,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === 'production',
  }
}

function bankMailOf(values: Environment): BankMailConfig | undefined {
  const { BANK_MAIL_TO: to, BANK_MAIL_SENDERS: senders, BANK_MAIL_OWNERS: owners } = values
  const accounts = values.BANK_MAIL_ACCOUNTS
  if (!to || !senders || !owners || !accounts) return undefined
  const { BANK_MAIL_PORT: port = 2525, BANK_MAIL_HOST: host = values.HOST } = values
  return { port, host, to, senders, owners, accounts }
}

function tracingOf(values: Environment): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  if (!endpoint) return undefined
  return {
    // As the specification says of an endpoint for all kinds of signals.
    url: `${endpoint}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    service: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

function s3Of(values: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = values
  if (!bucket || !keyId || !secret) return undefined
  const endpoint = values.S3_ENDPOINT
  return {
    ...{ bucket, keyId, secret, endpoint },
    region: values.S3_REGION ?? 'us-east-1',
    // Buckets as hosts need a certificate and a name for each, which Amazon has and others often have not.
    pathStyle: values.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    timeoutMs: values.S3_TIMEOUT_MS ?? 10_000,
  }
}

/** Cloudinary takes pictures at one host and shows them from another. */
const CLOUDINARY = { api: 'api.cloudinary.com', pictures: 'https://res.cloudinary.com' }

function imageHostOf(values: Environment): ImageHostConfig | undefined {
  const { IMAGE_HOST_UPLOAD_URL: uploadUrl, IMAGE_HOST_PRESET: preset } = values
  if (!uploadUrl || !preset) return undefined
  const { hostname, origin } = new URL(uploadUrl)
  const usual = hostname === CLOUDINARY.api ? CLOUDINARY.pictures : origin
  return { uploadUrl, preset, picturesOrigin: new URL(values.IMAGE_HOST_PICTURES_URL ?? usual).origin }
}

/** Secrets are named, never shown. */
function shown(name: string, value: string | undefined): string {
  return /PASSWORD|SECRET|KEY|TOKEN|URL|OTLP/.test(name) ? '(hidden)' : String(value)
}
