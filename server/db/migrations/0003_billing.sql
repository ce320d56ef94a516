CREATE TABLE "billing_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"customer_id" text,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"notice" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"subscription_id" text,
	"via" text NOT NULL,
	"status" text DEFAULT 'stored' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checkout_intent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan" text,
	"addon" text,
	"account_id" uuid,
	"nonce_hash" "bytea" NOT NULL,
	"affiliate_id" uuid,
	"affiliate_clicked_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"adult_confirmed_at" timestamp with time zone NOT NULL,
	"session_id" text,
	"customer_id" text,
	"subscription_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"auto_login_at" timestamp with time zone,
	CONSTRAINT "checkout_intent_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkout_intent_one_thing" CHECK (("checkout_intent"."plan" is null) <> ("checkout_intent"."addon" is null))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"email" text,
	"attached_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_id" text,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"billing_reason" text,
	"total_cents" integer NOT NULL,
	"total_excluding_tax_cents" integer NOT NULL,
	"amount_paid_cents" integer NOT NULL,
	"amount_refunded_cents" integer NOT NULL,
	"fee_cents" integer,
	"currency" text NOT NULL,
	"payment_intent_id" text,
	"charge_id" text,
	"hosted_url" text,
	"pdf_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_amounts" CHECK ("invoice"."total_excluding_tax_cents" <= "invoice"."total_cents" and "invoice"."amount_refunded_cents" <= "invoice"."amount_paid_cents")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_id" text,
	"charge_id" text,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"entitlement" text NOT NULL,
	"plan" text,
	"item_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"subscription_id" text NOT NULL,
	"status" text DEFAULT 'stored' NOT NULL,
	"refund_cents" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "withdrawal_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "attribution" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"checkout_intent_id" uuid NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"parent_id" bigint,
	"basis" jsonb NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"month" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payout_once_a_month" UNIQUE("affiliate_id","month"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "passive_mode" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ideas_sent" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pause" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text DEFAULT 'stored' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_analysis" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text,
	"other_reason" text,
	"offer_response" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"other_reason" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_link" ADD CONSTRAINT "billing_link_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_link" ADD CONSTRAINT "billing_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notice" ADD CONSTRAINT "billing_notice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_request" ADD CONSTRAINT "cancellation_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_request" ADD CONSTRAINT "cancellation_request_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_intent" ADD CONSTRAINT "checkout_intent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_intent" ADD CONSTRAINT "checkout_intent_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_intent" ADD CONSTRAINT "checkout_intent_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribution" ADD CONSTRAINT "attribution_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_parent_id_ledger_entry_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passive_mode" ADD CONSTRAINT "passive_mode_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pause" ADD CONSTRAINT "pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_analysis" ADD CONSTRAINT "profile_analysis_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_answer" ADD CONSTRAINT "retention_answer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_link_customer" ON "billing_link" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_link_account" ON "billing_link" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_notice_once" ON "billing_notice" USING btree ("customer_id","notice","about");--> statement-breakpoint
CREATE INDEX "cancellation_request_account" ON "cancellation_request" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_request_open" ON "cancellation_request" USING btree ("subscription_id") WHERE "cancellation_request"."status" <> 'taken_back';--> statement-breakpoint
CREATE INDEX "checkout_intent_account" ON "checkout_intent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "checkout_intent_customer" ON "checkout_intent" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkout_intent_time" ON "checkout_intent" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_account" ON "customer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "dispute_customer" ON "dispute" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "dispute_invoice" ON "dispute" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_subscription" ON "invoice" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoice_charge" ON "invoice" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "refund_customer" ON "refund" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refund_invoice" ON "refund" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "stripe_event_received" ON "stripe_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscription_customer" ON "subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_status" ON "subscription" USING btree ("status");--> statement-breakpoint
CREATE INDEX "withdrawal_account" ON "withdrawal" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attribution_affiliate" ON "attribution" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_affiliate" ON "ledger_entry" USING btree ("affiliate_id","available_at");--> statement-breakpoint
CREATE INDEX "pause_account" ON "pause" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "retention_answer_account" ON "retention_answer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "retention_answer_time" ON "retention_answer" USING btree ("at");--> statement-breakpoint
CREATE INDEX "support_request_account" ON "support_request" USING btree ("account_id");--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "ledger_entry"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
