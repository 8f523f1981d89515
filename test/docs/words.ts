/** Words that were the house's own, and the field's words for them. A name is split where its letters rise, `keptAnswer` into kept and answer. */
export interface OldWord {
  /** The word in all its forms. */
  readonly forms: readonly string[]
  readonly now: string
  /** Names that may have it, each with a reason; of a word with several meanings those of the one that stays. */
  readonly allowed?: Readonly<Record<string, string>>
  /** Files in which only this word's other meaning occurs; without it the word counts everywhere. */
  readonly notIn?: { readonly files: RegExp; readonly reason: string }
}

const node = 'an option of Node'
const field = 'a field of the API'

export const oldWords: readonly OldWord[] = [
  {
    forms: ['kept', 'unkept', 'keep', 'keeps', 'keeping', 'keeper'],
    now: 'cache (save, retain, supervise)',
    allowed: {
      keepAlive: node,
      keepAliveTimeout: node,
      keepAliveInitialDelayMillis: "node-postgres's option",
      shouldKeepAlive: node,
      keepImages: field,
      _keepImages: field,
      keepPreviousData: 'TanStack Query',
      keepDefaultValues: 'react-hook-form',
    },
  },
  {
    forms: ['draw', 'draws', 'drawn', 'drawing', 'drawings', 'redraw', 'redrawn'],
    now: 'render, variants',
    allowed: { drawImage: 'the canvas of browsers' },
  },
  { forms: ['desk', 'desks'], now: 'admin' },
  { forms: ['patience'], now: 'timeout' },
  { forms: ['surroundings'], now: 'context' },
  { forms: ['deaf'], now: 'not connected' },
  {
    forms: ['hear', 'hears', 'heard', 'tell', 'tells', 'telling', 'told', 'unheard'],
    now: 'receive, notify, log, mail',
  },
  {
    forms: ['report', 'reports', 'reported'],
    now: 'webhook event, update',
    notIn: {
      files: /^(bench|cluster|test)\/|^src\/features\/catalog\/(ui\/)?import\//,
      reason: 'a report is a file there: of measurements, of tests, of an import',
    },
  },
  { forms: ['afterwork'], now: 'background jobs' },
  {
    forms: ['opening', 'renewing'],
    now: 'startup, upgrade',
    allowed: { INVALID_OPENING_QUOTE: 'a code of csv-parse' },
  },
  { forms: ['moment', 'moments'], now: 'context, time' },
  { forms: ['story', 'stories'], now: 'timeline, history' },
  { forms: ['door', 'doors'], now: 'auth layout, auth pages' },
  { forms: ['judge', 'judges', 'judgement'], now: 'validate, assess' },
  {
    forms: ['notice', 'notices', 'noticed', 'noticing'],
    now: 'DatabaseNotice, Callout, outcome',
    allowed: {
      databaseNotice: 'LISTEN/NOTIFY',
      databaseNotices: 'LISTEN/NOTIFY',
      DatabaseNotices: 'LISTEN/NOTIFY',
      listenForDatabaseNotices: 'LISTEN/NOTIFY',
      'databaseNotices.ts': 'LISTEN/NOTIFY',
      'databaseNotices.test.ts': 'LISTEN/NOTIFY',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'a setting of Redocly',
    },
  },
  {
    forms: ['queue', 'queues', 'queued'],
    now: 'limiter, work list',
    notIn: {
      files:
        /^src\/platform\/(jobs|mail)\/|^src\/main\/|^test\/setup\/|jobs?\.(ts|test\.ts)$|^src\/features\/alerts\/|(log|metrics|addresses)\.test\.ts$/,
      reason: 'queues of jobs, and the one of sharp',
    },
    allowed: {
      ALERT_QUEUE: 'a job queue',
      CARD_CHECK_QUEUE: 'a job queue',
      IMPORT_QUEUE: 'a job queue',
      MAIL_QUEUE: 'a job queue',
      PASSWORD_RESET_QUEUE: 'a job queue',
      queues: 'the job queues, and a path of the API',
    },
  },
  {
    forms: ['order', 'orders', 'ordered', 'ordering'],
    now: 'sort, compare, reorder',
    notIn: {
      files: /^(?!src\/(ui|features\/(visuals|reviews))\/)|\.test\.ts$/,
      reason: 'orders are known to all other rooms: as what customers place',
    },
    allowed: { order: field, _order: field, orderBy: 'Drizzle' },
  },
  { forms: ['paper', 'papers'], now: 'pdf, document, page' },
  {
    forms: ['settling', 'watching', 'watched', 'watcher', 'watchers', 'completing'],
    now: 'what each does: reconcileRefunds, settleRefund, pollProvider, completePayment',
  },
  { forms: ['shelve', 'shelved', 'shelves'], now: 'restock, sorted products' },
  { forms: ['bought'], now: 'purchased', allowed: { not_bought: 'a code of the API' } },
]
