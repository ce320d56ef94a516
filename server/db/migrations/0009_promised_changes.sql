ALTER TABLE "customer" ADD COLUMN "own_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "seen_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "addon_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_outdated" ON "customer" USING btree ("id") WHERE "customer"."seen_changes" <> "customer"."own_changes";