CREATE TABLE "restock_wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"email" text,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "restock_wishes_somebody" CHECK (("restock_wishes"."user_id" is null) <> ("restock_wishes"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "restock_wishes" ADD CONSTRAINT "restock_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_wishes" ADD CONSTRAINT "restock_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_wishes_user" ON "restock_wishes" USING btree ("user_id","product_id","size") WHERE "restock_wishes"."invited_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_wishes_email" ON "restock_wishes" USING btree ("email","product_id","size") WHERE "restock_wishes"."invited_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_wishes_token" ON "restock_wishes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "restock_wishes_product" ON "restock_wishes" USING btree ("product_id","size","confirmed_at");