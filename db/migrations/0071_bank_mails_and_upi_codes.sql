CREATE TABLE "upi_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"link" text NOT NULL,
	"upi_id" text NOT NULL,
	"payee_name" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signature_id" text NOT NULL,
	"sender" text NOT NULL,
	"reason" text,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "bank_mails_signature_id_unique" UNIQUE("signature_id")
);
--> statement-breakpoint
ALTER TABLE "upi_codes" ADD CONSTRAINT "upi_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "upi_codes_shown" ON "upi_codes" USING btree ("order_id") WHERE "upi_codes"."is_shown";--> statement-breakpoint
CREATE INDEX "bank_mails_created" ON "bank_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bank_mails_to_look_at" ON "bank_mails" USING btree ("created_at") WHERE "bank_mails"."reason" is not null and "bank_mails"."done_at" is null;