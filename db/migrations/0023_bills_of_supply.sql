CREATE TABLE "bills_of_supply" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"reason" text NOT NULL,
	"supplier" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills_of_supply" ADD CONSTRAINT "bills_of_supply_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_of_supply_serial" ON "bills_of_supply" USING btree ("financial_year","serial");