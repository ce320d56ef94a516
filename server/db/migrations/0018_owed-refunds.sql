CREATE TABLE "owed_refund" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"cause" text NOT NULL,
	"about" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "owed_refund" ADD CONSTRAINT "owed_refund_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_refund" ADD CONSTRAINT "owed_refund_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owed_refund_customer" ON "owed_refund" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "owed_refund_open" ON "owed_refund" USING btree ("noticed_at") WHERE "owed_refund"."settled_at" is null;