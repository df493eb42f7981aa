CREATE TABLE "lanes" (
	"lane" text COLLATE "C" PRIMARY KEY NOT NULL,
	"freeAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "queue" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"teamId" bigint,
	"userId" bigint,
	"lane" text COLLATE "C" NOT NULL,
	"payload" json NOT NULL,
	"dueAt" text COLLATE "C" NOT NULL,
	"tries" bigint NOT NULL,
	"startedAt" text COLLATE "C"
);

--> statement-breakpoint
CREATE INDEX "queue_due" ON "queue" USING btree ("startedAt","dueAt");
--> statement-breakpoint
CREATE INDEX "queue_team" ON "queue" USING btree ("teamId");
