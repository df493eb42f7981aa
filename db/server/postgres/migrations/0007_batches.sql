ALTER TABLE "history" ADD COLUMN "batchVersion" bigint;
--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "batchRows" bigint;
