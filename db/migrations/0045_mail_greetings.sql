CREATE TABLE "mail_greetings" (
	"kind" text PRIMARY KEY NOT NULL,
	"greeting" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
