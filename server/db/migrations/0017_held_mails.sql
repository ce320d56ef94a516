CREATE TABLE "held_mail" (
	"account_id" uuid NOT NULL,
	"about" text NOT NULL,
	"job" text NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_mail_account_id_about_pk" PRIMARY KEY("account_id","about")
);
--> statement-breakpoint
ALTER TABLE "held_mail" ADD CONSTRAINT "held_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mail_due" ON "held_mail" USING btree ("due_at");