CREATE TABLE "order_adjustment_lines" (
	"adjustment_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"restocked" integer NOT NULL,
	CONSTRAINT "order_adjustment_lines_adjustment_id_item_id_pk" PRIMARY KEY("adjustment_id","item_id"),
	CONSTRAINT "order_adjustment_lines_pieces" CHECK ("order_adjustment_lines"."pieces" >= 1),
	CONSTRAINT "order_adjustment_lines_restocked" CHECK ("order_adjustment_lines"."restocked" between 0 and "order_adjustment_lines"."pieces")
);
--> statement-breakpoint
CREATE TABLE "order_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"request_id" uuid,
	"kind" text NOT NULL,
	"value_paise" bigint NOT NULL,
	"agreed_paise" bigint NOT NULL,
	"money" text NOT NULL,
	"reason" text DEFAULT 'other' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_adjustments_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "order_adjustments_agreed" CHECK ("order_adjustments"."agreed_paise" between 0 and "order_adjustments"."value_paise")
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_quantity";--> statement-breakpoint
DROP INDEX "orders_over";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustment_lines" ADD CONSTRAINT "order_adjustment_lines_adjustment_id_order_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."order_adjustments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustment_lines" ADD CONSTRAINT "order_adjustment_lines_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_adjustments_order" ON "order_adjustments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('cancelled', 'returned', 'undelivered');--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_ordered" CHECK ("order_items"."quantity" >= 0 and "order_items"."quantity" + "order_items"."cancelled" >= 1);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_cancelled" CHECK ("order_items"."cancelled" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_returned" CHECK ("order_items"."returned" between 0 and "order_items"."quantity");