CREATE TABLE "ended_sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"expiresAt" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ended_sessions_user" ON "ended_sessions" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "ended_sessions_expires" ON "ended_sessions" USING btree ("expiresAt");
