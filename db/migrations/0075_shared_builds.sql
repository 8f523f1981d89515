CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
