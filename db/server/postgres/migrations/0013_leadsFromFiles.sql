CREATE TABLE "distinctLeads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"leadId" bigint NOT NULL,
	"otherId" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"fileName" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"rows" bigint NOT NULL,
	"added" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"heldBack" bigint NOT NULL,
	"undoneAt" text COLLATE "C"
);

--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "ways" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "extra" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tags" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "optOuts" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "dealValue" double precision;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "dealCurrency" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "dealMonth" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mergedInto" bigint;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mergedAt" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "mergeFilled" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "importId" bigint;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sourceIds" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "distinctLeads" ADD CONSTRAINT "distinctLeads_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "distinctLeads_version" ON "distinctLeads" USING btree ("teamId","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_version" ON "imports" USING btree ("teamId","version");
