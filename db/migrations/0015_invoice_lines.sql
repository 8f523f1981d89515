ALTER TABLE "credit_notes" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb;