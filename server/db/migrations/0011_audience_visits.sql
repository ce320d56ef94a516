CREATE TABLE "site_visit" (
	"day" date NOT NULL,
	"session_hash" bigint NOT NULL,
	"landed" boolean NOT NULL,
	CONSTRAINT "site_visit_day_session_hash_pk" PRIMARY KEY("day","session_hash")
);
