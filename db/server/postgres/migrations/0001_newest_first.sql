CREATE INDEX "leads_listed" ON "leads" USING btree ("teamId","saved","deletedAt","createdAt" desc,"id");
--> statement-breakpoint
-- The version before does not miss it.
DROP INDEX "leads_newest";
