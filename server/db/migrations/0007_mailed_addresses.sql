ALTER TABLE "mail_link" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_link" ADD COLUMN "email" text DEFAULT '' NOT NULL;