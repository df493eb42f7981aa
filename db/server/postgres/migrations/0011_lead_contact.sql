ALTER TABLE "leads" ADD COLUMN "contact" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contactDueAt" text COLLATE "C";
