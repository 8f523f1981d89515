CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'placed';--> statement-breakpoint
CREATE INDEX "orders_contact" ON "orders" USING btree (("billing_address" ->> 'contact'));--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference") WHERE "payments"."reference" is not null;