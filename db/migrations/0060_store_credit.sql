CREATE TABLE "credit_balances" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "credit_balances_not_negative" CHECK ("credit_balances"."paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"amount_paise" bigint NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid,
	"refund_id" uuid,
	"request_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "credit_lines_sign" CHECK (case when "credit_lines"."cause" in ('withdrawn', 'spent', 'forfeited') then "credit_lines"."amount_paise" < 0 else "credit_lines"."amount_paise" > 0 end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD COLUMN "credit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lines_customer" ON "credit_lines" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_lines_order" ON "credit_lines" USING btree ("order_id") WHERE "credit_lines"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lines_refund" ON "credit_lines" USING btree ("refund_id") WHERE "credit_lines"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lines_request" ON "credit_lines" USING btree ("request_id") WHERE "credit_lines"."request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lines_spent" ON "credit_lines" USING btree ("order_id") WHERE "credit_lines"."cause" = 'spent';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."credit_paise" >= 0);--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_credit" CHECK ("order_adjustments"."credit_paise" >= 0);--> statement-breakpoint
-- A line of the ledger moves the balance of its customer; nothing else does. Balances are locked in one order, whoever
-- writes for many customers at once, and the check refuses what would leave less than nothing.
create function move_credit() returns trigger language plpgsql as $$
begin
  insert into credit_balances (customer_id, paise)
    select distinct customer_id, 0 from added where customer_id is not null order by customer_id
    on conflict do nothing;
  perform from credit_balances where customer_id in (select customer_id from added)
    order by customer_id for no key update;
  update credit_balances set paise = credit_balances.paise + moved.paise
    from (select customer_id, sum(amount_paise)::bigint as paise from added group by customer_id) as moved
    where moved.customer_id = credit_balances.customer_id;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_lines_move after insert on credit_lines referencing new table as added
  for each statement execute function move_credit();
--> statement-breakpoint
-- Lines are only added. An erased account leaves them without the person.
create function refuse_credit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if tg_table_name = 'credit_lines' and to_jsonb(new) - 'customer_id' = to_jsonb(old) - 'customer_id' and new.customer_id is null then
      return new;
    end if;
  end if;
  raise exception 'Store credit is moved by lines of the ledger, which are only added' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger credit_lines_append_only before update or delete on credit_lines
  for each row execute function refuse_credit_change();
--> statement-breakpoint
create trigger credit_lines_no_truncate before truncate on credit_lines
  for each statement execute function refuse_credit_change();
--> statement-breakpoint
-- Balances are moved by the ledger alone, and go with the account.
create trigger credit_balances_by_ledger before update on credit_balances for each row
  when (pg_trigger_depth() = 0) execute function refuse_credit_change();
