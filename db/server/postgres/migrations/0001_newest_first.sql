CREATE INDEX "leads_listed" ON "leads" USING btree ("teamId","saved","deletedAt","createdAt" desc,"id");
--> statement-breakpoint
-- The version before does not use it.
-- From here on its queries go by leads_listed, which begins with the same columns.
DROP INDEX "leads_newest";
