CREATE TABLE "competitors" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"leadId" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "competitors_version" ON "competitors" USING btree ("teamId","version");
