CREATE TABLE "statement_layouts" (
	"signature" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_by" uuid,
	"chosen_by_name" text DEFAULT '' NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
