CREATE TABLE "clock_reading" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL
);
