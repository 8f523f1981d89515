CREATE TABLE "cart_codes" (
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_codes_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "offer_uses" (
	"order_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"customer_id" uuid,
	"saved_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_uses_order_id_offer_id_pk" PRIMARY KEY("order_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"reward" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"least_paise" bigint DEFAULT 0 NOT NULL,
	"least_pieces" integer DEFAULT 0 NOT NULL,
	"first_order" boolean DEFAULT false NOT NULL,
	"most_uses" integer,
	"most_uses_each" integer,
	"combinable" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_uses" CHECK ("offers"."uses" >= 0 and ("offers"."most_uses" is null or "offers"."uses" <= "offers"."most_uses"))
);
--> statement-breakpoint
ALTER TABLE "cart_codes" ADD CONSTRAINT "cart_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_uses_offer" ON "offer_uses" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_uses_customer" ON "offer_uses" USING btree ("customer_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code" ON "offers" USING btree ("code") WHERE "offers"."code" <> '';--> statement-breakpoint
create trigger offers_notice after insert or delete or update of version on offers
  for each row execute function notify_row('offers');
