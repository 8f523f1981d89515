CREATE TABLE "sales_days" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"undone" integer NOT NULL,
	"pieces" integer NOT NULL,
	"payments" integer NOT NULL,
	"takings_paise" bigint NOT NULL,
	"bags" integer NOT NULL,
	"bags_ordered" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_marks" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_products" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "sales_products_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE INDEX "carts_created" ON "carts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("status","created_at") WHERE "orders"."status" in ('packed', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_over" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('cancelled', 'returned');--> statement-breakpoint
CREATE INDEX "payments_completed" ON "payments" USING btree ("completed_at") WHERE "payments"."status" = 'Completed';