CREATE TABLE "mailbox_use" (
	"mailbox" text NOT NULL,
	"feature" text NOT NULL,
	"period" text NOT NULL,
	"period_start" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"kept" integer NOT NULL,
	"reserved" jsonb NOT NULL,
	CONSTRAINT "mailbox_use_mailbox_feature_period_period_start_pk" PRIMARY KEY("mailbox","feature","period","period_start"),
	CONSTRAINT "mailbox_use_kept" CHECK ("mailbox_use"."kept" >= 0)
);
--> statement-breakpoint
CREATE INDEX "mailbox_use_end" ON "mailbox_use" USING btree ("ends_at");