CREATE TABLE "affiliate_former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"renamed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_status_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_card" (
	"customer_id" text NOT NULL,
	"card_hash" text NOT NULL,
	CONSTRAINT "customer_card_customer_id_card_hash_pk" PRIMARY KEY("customer_id","card_hash")
);
--> statement-breakpoint
ALTER TABLE "payout" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_former_slug" ADD CONSTRAINT "affiliate_former_slug_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_status_change" ADD CONSTRAINT "affiliate_status_change_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_card" ADD CONSTRAINT "customer_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_former_slug_affiliate" ON "affiliate_former_slug" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_status_change_affiliate" ON "affiliate_status_change" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "customer_card_hash" ON "customer_card" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "ledger_entry_parent" ON "ledger_entry" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_method" CHECK ("payout"."method" is not null or "payout"."submitted_at" is null);