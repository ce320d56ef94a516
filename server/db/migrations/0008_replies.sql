CREATE TABLE "own_answers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"job" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"free_days" text[] DEFAULT '{}'::text[] NOT NULL,
	"tastes" text[] DEFAULT '{}'::text[] NOT NULL,
	"for_model" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"tone" text NOT NULL,
	"writer" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variation_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "variation_run_used" CHECK ("variation_run"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "own_answers" ADD CONSTRAINT "own_answers_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reply" ADD CONSTRAINT "sent_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_run" ADD CONSTRAINT "variation_run_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_reply_account" ON "sent_reply" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "variation_run_account" ON "variation_run" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "variation_run_expiry" ON "variation_run" USING btree ("expires_at");