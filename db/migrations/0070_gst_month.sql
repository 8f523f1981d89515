CREATE TABLE "gst_filings" (
	"gstin" text NOT NULL,
	"month" text NOT NULL,
	"arn" text DEFAULT '' NOT NULL,
	"totals" jsonb NOT NULL,
	"filed_by" uuid,
	"filed_by_name" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gst_filings_gstin_month_pk" PRIMARY KEY("gstin","month"),
	CONSTRAINT "gst_filings_month" CHECK ("gst_filings"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "gst_places" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gst_settings_one_row" CHECK ("gst_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "einvoices" (
	"number" text PRIMARY KEY NOT NULL,
	"irn" text NOT NULL,
	"ack_number" text NOT NULL,
	"ack_day" text NOT NULL,
	"signed_qr" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "einvoices_irn_unique" UNIQUE("irn")
);
--> statement-breakpoint
ALTER TABLE "gst_filings" ADD CONSTRAINT "gst_filings_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gst_places" ADD CONSTRAINT "gst_places_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bills_of_supply_created" ON "bills_of_supply" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_notes_created" ON "credit_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("created_at");--> statement-breakpoint
-- A month whose return was filed stays as it was: no document is dated into it, changed in it or taken out of it.
create function refuse_filed_month() returns trigger language plpgsql as $$
declare
  document jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  months text[] := array[
    to_char(old.created_at at time zone 'Asia/Kolkata', 'YYYY-MM'),
    to_char(new.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')
  ];
  registration text := document -> 'supplier' ->> 'gstin';
begin
  if exists (select from gst_filings where month = any (months)) then
    -- A credit note belongs to the registration of what it corrects.
    if registration is null then
      select coalesce(
        (select supplier ->> 'gstin' from invoices where order_id = (document ->> 'order_id')::uuid),
        (select supplier ->> 'gstin' from bills_of_supply where order_id = (document ->> 'order_id')::uuid)
      ) into registration;
    end if;
    if exists (select from gst_filings where month = any (months) and gstin = registration) then
      raise exception 'The GST month of this document was filed' using errcode = 'restrict_violation';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invoices_filed before insert or update or delete on invoices
  for each row execute function refuse_filed_month();
--> statement-breakpoint
create trigger bills_of_supply_filed before insert or update or delete on bills_of_supply
  for each row execute function refuse_filed_month();
--> statement-breakpoint
create trigger credit_notes_filed before insert or update or delete on credit_notes
  for each row execute function refuse_filed_month();
