CREATE TABLE "body_measurements" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"lengths" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_services" (
	"cart_item_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "cart_services_cart_item_id_service_id_pk" PRIMARY KEY("cart_item_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "tailoring_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"price_paise" integer NOT NULL,
	"gst_class" text NOT NULL,
	"sac" text DEFAULT '' NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"asks_measurements" boolean DEFAULT false NOT NULL,
	"refundable" boolean DEFAULT false NOT NULL,
	"categories" uuid[] DEFAULT '{}' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tailoring_services_price" CHECK ("tailoring_services"."price_paise" > 0),
	CONSTRAINT "tailoring_services_days" CHECK ("tailoring_services"."days" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "has_services" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "for_item_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "body_measurements" ADD CONSTRAINT "body_measurements_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_services" ADD CONSTRAINT "cart_services_cart_item_id_cart_items_id_fk" FOREIGN KEY ("cart_item_id") REFERENCES "public"."cart_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_services" ADD CONSTRAINT "cart_services_service_id_tailoring_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."tailoring_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_services_service" ON "cart_services" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tailoring_services_name" ON "tailoring_services" USING btree (lower("name"));