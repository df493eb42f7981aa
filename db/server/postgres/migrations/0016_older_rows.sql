CREATE INDEX "emails_age" ON "emails" USING btree ("teamId","createdAt");
--> statement-breakpoint
CREATE INDEX "requests_age" ON "requests" USING btree ("teamId","createdAt");
