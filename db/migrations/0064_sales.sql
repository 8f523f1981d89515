CREATE TABLE "sale_products" (
	"sale_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"was" jsonb,
	"now" jsonb,
	CONSTRAINT "sale_products_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"scope" text NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"collection_id" uuid,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reduced_by" text NOT NULL,
	"percent" integer,
	"price_paise" integer,
	"ending" text DEFAULT 'rupee' NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_products" ADD CONSTRAINT "sale_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_products_open" ON "sale_products" USING btree ("product_id") WHERE "sale_products"."state" in ('due', 'reduced');