ALTER TABLE "refund" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
-- Until now a refund was taken as failed from its beginning.
UPDATE "refund" SET "failed_at" = "created_at" WHERE "status" IN ('failed', 'canceled');
