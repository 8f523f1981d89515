import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { billReasons } from '../rules/bill.rules.ts'
import { creditReasons } from '../rules/creditNote.rules.ts'
import type { InvoiceLine, Supplier } from '../rules/documents.rules.ts'
import { orders } from './orders.tables.ts'
/** GST invoices: `serial` counts without gaps within a financial year such as '2026-27'. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    /** Who sold, as it was then: an invoice never changes. */
    supplier: jsonb('supplier').$type<Supplier>().notNull(),
    /** What was invoiced, with rates and taxes; null before they were stored (`legacyLines.rules.ts` knows them). */
    lines: jsonb('lines').$type<readonly InvoiceLine[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invoices_serial').on(table.financialYear, table.serial),
    index('invoices_created').on(table.createdAt),
  ],
)

/** Bills of supply, where no tax invoice may be written; `serial` counts like that of the invoices, for itself. */
export const billsOfSupply = pgTable(
  'bills_of_supply',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    reason: text('reason', { enum: billReasons }).notNull(),
    /** Who sold, as it was then. */
    supplier: jsonb('supplier').$type<Supplier>().notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bills_of_supply_serial').on(table.financialYear, table.serial),
    index('bills_of_supply_created').on(table.createdAt),
  ],
)

/** GST credit notes, in a series of their own that counts like that of the invoices. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: creditReasons }).notNull(),
    /** What it takes off which line; null before that was stored (`legacyLines.rules.ts` knows it). */
    lines: jsonb('lines').$type<readonly InvoiceLine[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('credit_notes_serial').on(table.financialYear, table.serial),
    index('credit_notes_order').on(table.orderId),
    index('credit_notes_created').on(table.createdAt),
    check('credit_notes_amount', sql`${table.amountPaise} > 0`),
  ],
)

/** What the e-invoice portal answered about a document, by its number: the reference (IRN) and the code that goes onto it. */
export const einvoices = pgTable('einvoices', {
  number: text('number').primaryKey(),
  /** 64 hexadecimal digits, small letters. */
  irn: text('irn').notNull().unique(),
  ackNumber: text('ack_number').notNull(),
  /** The day the portal wrote, `2026-11-23`. */
  ackDay: text('ack_day').notNull(),
  /** The signed text of the QR code; '' where the numbers alone were typed. */
  signedQr: text('signed_qr').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
