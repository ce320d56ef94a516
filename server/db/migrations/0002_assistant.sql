CREATE TABLE "bio" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"style" text NOT NULL,
	"content" text NOT NULL,
	"score" integer,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"tone" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_reply_once" UNIQUE("account_id","content")
);
--> statement-breakpoint
CREATE TABLE "quota_use" (
	"account_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"period" text NOT NULL,
	"period_start" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"kept" integer NOT NULL,
	"reserved" jsonb NOT NULL,
	CONSTRAINT "quota_use_account_id_feature_period_period_start_pk" PRIMARY KEY("account_id","feature","period","period_start"),
	CONSTRAINT "quota_use_kept" CHECK ("quota_use"."kept" >= 0)
);
--> statement-breakpoint
CREATE TABLE "screenshot_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"follow_ups" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "screenshot_run_follow_ups" CHECK ("screenshot_run"."follow_ups" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bio" ADD CONSTRAINT "bio_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reply" ADD CONSTRAINT "kept_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_use" ADD CONSTRAINT "quota_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshot_run" ADD CONSTRAINT "screenshot_run_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bio_account" ON "bio" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "quota_use_end" ON "quota_use" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "screenshot_run_account" ON "screenshot_run" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "screenshot_run_expiry" ON "screenshot_run" USING btree ("expires_at");