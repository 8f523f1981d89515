CREATE TABLE "day_close_lines" (
	"close_id" uuid NOT NULL,
	"means" text NOT NULL,
	"in_paise" bigint NOT NULL,
	"out_paise" bigint NOT NULL,
	"counted_paise" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "day_close_lines_close_id_means_pk" PRIMARY KEY("close_id","means"),
	CONSTRAINT "day_close_lines_reason" CHECK ("day_close_lines"."counted_paise" = "day_close_lines"."in_paise" - "day_close_lines"."out_paise" or "day_close_lines"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"nth" integer NOT NULL,
	"closed_by" uuid,
	"closed_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_closes_nth" CHECK ("day_closes"."nth" >= 1)
);
--> statement-breakpoint
ALTER TABLE "day_close_lines" ADD CONSTRAINT "day_close_lines_close_id_day_closes_id_fk" FOREIGN KEY ("close_id") REFERENCES "public"."day_closes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_closes_day" ON "day_closes" USING btree ("day","nth");