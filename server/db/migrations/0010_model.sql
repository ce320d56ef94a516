CREATE TABLE "model_day" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"texts" integer NOT NULL,
	"fell_back" integer NOT NULL,
	"written" integer NOT NULL,
	"refused" integer NOT NULL,
	"first_replies" integer NOT NULL,
	"first_replies_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" text,
	"prompt" text NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_setting_one_row" CHECK ("model_setting"."id" = 1)
);
