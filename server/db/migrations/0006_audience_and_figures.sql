CREATE TABLE "affiliate_payment_details" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"holder" text,
	"sealed_target" text NOT NULL,
	"shown_target" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_figures" (
	"affiliate_id" uuid PRIMARY KEY NOT NULL,
	"clicks" integer NOT NULL,
	"registrations" integer NOT NULL,
	"conversions" integer NOT NULL,
	"earned_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"bio_addons" integer NOT NULL,
	"bio_addon_revenue_cents" bigint NOT NULL,
	"photo_addons" integer NOT NULL,
	"photo_addon_revenue_cents" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_day" (
	"day" date PRIMARY KEY NOT NULL,
	"new_users" integer NOT NULL,
	"new_pro_users" integer NOT NULL,
	"same_day_pro_users" integer NOT NULL,
	"total_users" integer NOT NULL,
	"total_pro_users" integer NOT NULL,
	"recent_users" integer NOT NULL,
	"recent_pro_users" integer NOT NULL,
	"mrr_cents" bigint NOT NULL,
	"paying_customers" integer NOT NULL,
	"running_pro_subscriptions" integer NOT NULL,
	"ended_pro_subscriptions" integer NOT NULL,
	"begun_pro_subscriptions" integer NOT NULL,
	"pro_subscription_seconds" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_day" (
	"day" date PRIMARY KEY NOT NULL,
	"page_views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"feature_uses" integer NOT NULL,
	"navigations" integer NOT NULL,
	"sessions" integer NOT NULL,
	"landing_sessions" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"page_path" text NOT NULL,
	"referrer_host" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"element_id" text,
	"element_text" text,
	"metadata" jsonb
);
--> statement-breakpoint
CREATE TABLE "site_page_day" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_page_day_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "sealed_target" text;--> statement-breakpoint
ALTER TABLE "affiliate_payment_details" ADD CONSTRAINT "affiliate_payment_details_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_event_time" ON "site_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_time" ON "account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_email_prefix" ON "account" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_username_prefix" ON "account" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_first_name_prefix" ON "account" USING btree (lower("first_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "account_phone_prefix" ON "account" USING btree ("phone_number" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "support_request_time" ON "support_request" USING btree ("created_at");