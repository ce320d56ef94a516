ALTER TABLE "withdrawal" ADD COLUMN "buyer_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_buyer" ON "withdrawal" USING gin ("buyer_hashes");