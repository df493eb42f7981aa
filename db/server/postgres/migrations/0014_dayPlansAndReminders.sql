CREATE TABLE "calendar_feeds" (
	"userId" bigint PRIMARY KEY NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("tokenHash")
);

--> statement-breakpoint
CREATE TABLE "dayPlans" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"day" text COLLATE "C" NOT NULL,
	"userId" bigint NOT NULL,
	"start" json,
	"end" json,
	"startsAt" text COLLATE "C" NOT NULL,
	"endsAt" text COLLATE "C" NOT NULL,
	"lunch" json,
	"minutesPerVisit" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_keys" (
	"publicKey" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sealed" text COLLATE "C" NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"sessionId" text COLLATE "C" NOT NULL,
	"endpoint" text COLLATE "C" NOT NULL,
	"p256dh" text COLLATE "C" NOT NULL,
	"auth" text COLLATE "C" NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"usedAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "reminders" (
	"userId" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"teamId" bigint NOT NULL,
	"rowId" bigint NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	"sentAt" text COLLATE "C",
	CONSTRAINT "reminders_userId_kind_rowId_at_pk" PRIMARY KEY("userId","kind","rowId","at")
);

--> statement-breakpoint
CREATE TABLE "stops" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"planId" bigint NOT NULL,
	"leadId" bigint NOT NULL,
	"position" double precision NOT NULL,
	"minutes" bigint,
	"fixedAt" text COLLATE "C" NOT NULL,
	"locked" boolean NOT NULL,
	"state" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "placeAddress" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "located" json;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "rhythmWeeks" bigint;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "openingHours" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "reminders" json DEFAULT '{"followUp":true,"mention":true,"assigned":true,"attention":true,"quietFrom":"20:00","quietTo":"07:00","timeZone":"","names":false}'::json NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dayPlans" ADD CONSTRAINT "dayPlans_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_sessionId_sessions_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "dayPlans_version" ON "dayPlans" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("sessionId");
--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("userId") WHERE "reminders"."sentAt" is null;
--> statement-breakpoint
CREATE INDEX "reminders_team" ON "reminders" USING btree ("teamId");
--> statement-breakpoint
CREATE UNIQUE INDEX "stops_version" ON "stops" USING btree ("teamId","version");
