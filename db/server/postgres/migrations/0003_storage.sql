ALTER TABLE "teams" ADD COLUMN "rowBytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "historyBytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "uploadBytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "importBytes" bigint DEFAULT 0 NOT NULL;
