ALTER TABLE "users" ADD COLUMN "usernameKey" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_usernameKey_unique" UNIQUE("usernameKey");
