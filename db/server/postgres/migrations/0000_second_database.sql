CREATE TABLE "limits" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	"event" text COLLATE "C" NOT NULL,
	"userId" bigint,
	"address" text COLLATE "C" DEFAULT '' NOT NULL,
	"teamId" bigint,
	"subject" text COLLATE "C" DEFAULT '' NOT NULL,
	"detail" json DEFAULT '{}'::json NOT NULL
);

--> statement-breakpoint
CREATE TABLE "caps" (
	"teamId" bigint NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"monthly" bigint NOT NULL,
	CONSTRAINT "caps_teamId_provider_pk" PRIMARY KEY("teamId","provider")
);

--> statement-breakpoint
CREATE TABLE "conflicts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"table" text COLLATE "C" NOT NULL,
	"rowId" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"field" text COLLATE "C" NOT NULL,
	"base" json,
	"winner" json,
	"loser" json,
	"winnerBy" bigint,
	"winnerAt" text COLLATE "C" NOT NULL,
	"winnerDevice" json,
	"loserBy" bigint,
	"loserAt" text COLLATE "C" NOT NULL,
	"loserDevice" json,
	"resolved" boolean NOT NULL
);

--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text COLLATE "C" NOT NULL,
	"userId" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"lastSyncAt" text COLLATE "C" NOT NULL,
	CONSTRAINT "devices_userId_id_pk" PRIMARY KEY("userId","id")
);

--> statement-breakpoint
CREATE TABLE "directories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint,
	"name" text COLLATE "C" NOT NULL,
	"companies" bigint NOT NULL,
	"createdBy" bigint,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "emails" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"leadId" bigint,
	"productId" bigint,
	"subject" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"tone" text COLLATE "C" NOT NULL,
	"length" text COLLATE "C" NOT NULL,
	"focus" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"template" boolean NOT NULL,
	"writtenBy" text COLLATE "C" NOT NULL,
	"sample" boolean NOT NULL
);

--> statement-breakpoint
CREATE TABLE "erasures" (
	"leadId" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"erasedBy" bigint NOT NULL,
	"erasedAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"rowId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"stamp" text COLLATE "C" NOT NULL,
	"userId" bigint,
	"deviceId" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"changes" json NOT NULL,
	"at" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"tokenHash" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"expiresAt" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("tokenHash")
);

--> statement-breakpoint
CREATE TABLE "keys" (
	"userId" bigint NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"sealed" text COLLATE "C" NOT NULL,
	"ending" text COLLATE "C" NOT NULL,
	"baseUrl" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"checkedAt" text COLLATE "C" NOT NULL,
	CONSTRAINT "keys_userId_provider_pk" PRIMARY KEY("userId","provider")
);

--> statement-breakpoint
CREATE TABLE "known_networks" (
	"userId" bigint NOT NULL,
	"network" text COLLATE "C" NOT NULL,
	"seenAt" text COLLATE "C" NOT NULL,
	CONSTRAINT "known_networks_userId_network_pk" PRIMARY KEY("userId","network")
);

--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"fullName" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"phoneNumber" text COLLATE "C" NOT NULL,
	"company" text COLLATE "C" NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"industry" text COLLATE "C" NOT NULL,
	"companySize" text COLLATE "C" NOT NULL,
	"linkedInUrl" text COLLATE "C" NOT NULL,
	"companyUrl" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" DEFAULT '' NOT NULL,
	"place" json,
	"status" text COLLATE "C" NOT NULL,
	"notes" text COLLATE "C" NOT NULL,
	"avatarUrl" text COLLATE "C" NOT NULL,
	"matchScore" text COLLATE "C" NOT NULL,
	"productId" bigint,
	"saved" boolean NOT NULL,
	"suggestionId" bigint,
	"found" json DEFAULT '[]'::json NOT NULL,
	"scores" json DEFAULT '[]'::json NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"holder" text COLLATE "C" NOT NULL,
	"until" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "notes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"leadId" bigint NOT NULL,
	"text" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"publicKey" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"lastUsedAt" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tokenHash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"expiresAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"brand" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"target_industry" text COLLATE "C" NOT NULL,
	"company_size" text COLLATE "C" NOT NULL,
	"price_range" text COLLATE "C" NOT NULL,
	"category" text COLLATE "C" NOT NULL,
	"keywords" text COLLATE "C" NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "receipts" (
	"userId" bigint NOT NULL,
	"mid" text COLLATE "C" NOT NULL,
	"teamId" bigint NOT NULL,
	"bodyHash" text COLLATE "C" NOT NULL,
	"outcome" json NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	CONSTRAINT "receipts_userId_mid_pk" PRIMARY KEY("userId","mid")
);

--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"hash" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"task" json NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"message" text COLLATE "C" NOT NULL,
	"result" json
);

--> statement-breakpoint
CREATE TABLE "retries" (
	"suggestionId" bigint PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"nextAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" bigint NOT NULL,
	"expiresAt" bigint NOT NULL,
	"createdAt" text COLLATE "C" DEFAULT '' NOT NULL,
	"hostOnly" boolean DEFAULT false NOT NULL,
	"deviceId" text COLLATE "C" DEFAULT '' NOT NULL,
	"userAgent" text COLLATE "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"defaultTeamId" bigint,
	"views" json DEFAULT '{}'::json NOT NULL,
	"ownViews" json DEFAULT '[]'::json NOT NULL,
	"thresholds" json DEFAULT '{"high":80,"medium":60,"low":40}'::json NOT NULL,
	"emailNotifications" boolean DEFAULT true NOT NULL,
	"notificationsSeenAt" text COLLATE "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "steps" (
	"tokenHash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"userId" bigint,
	"payload" text COLLATE "C" NOT NULL,
	"tries" bigint DEFAULT 0 NOT NULL,
	"expiresAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"productId" bigint NOT NULL,
	"requestId" bigint NOT NULL,
	"companyName" text COLLATE "C" NOT NULL,
	"industry" text COLLATE "C" NOT NULL,
	"website" text COLLATE "C" NOT NULL,
	"reasoning" text COLLATE "C" NOT NULL,
	"companySize" text COLLATE "C" NOT NULL,
	"city" text COLLATE "C" NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"matchScore" text COLLATE "C" NOT NULL,
	"scores" json DEFAULT '[]'::json NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"sourceUrl" text COLLATE "C" DEFAULT '' NOT NULL,
	"domain" text COLLATE "C" DEFAULT '' NOT NULL,
	"email" text COLLATE "C" DEFAULT '' NOT NULL,
	"phoneNumber" text COLLATE "C" DEFAULT '' NOT NULL,
	"address" text COLLATE "C" DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"asOf" text COLLATE "C" NOT NULL,
	"approved" boolean NOT NULL,
	"contact" text COLLATE "C" NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "suppressions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"forGood" boolean NOT NULL,
	"createdBy" bigint,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"leadId" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"dueAt" text COLLATE "C",
	"done" boolean NOT NULL,
	"userId" bigint NOT NULL,
	"kind" text COLLATE "C" DEFAULT 'todo' NOT NULL,
	"doneAt" text COLLATE "C",
	"outcome" text COLLATE "C" DEFAULT '' NOT NULL,
	"note" text COLLATE "C" DEFAULT '' NOT NULL,
	"place" json,
	"photoUrl" text COLLATE "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "team_links" (
	"tokenHash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"nonce" text COLLATE "C" NOT NULL,
	"expiresAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "teams" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" DEFAULT '' NOT NULL,
	"avatarUrl" text COLLATE "C" DEFAULT '' NOT NULL,
	"ownerId" bigint NOT NULL,
	"personal" boolean NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"horizon" bigint DEFAULT 0 NOT NULL,
	"linkOff" boolean DEFAULT false NOT NULL,
	"requiresSecondFactor" boolean DEFAULT false NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"deletedAt" text COLLATE "C"
);

--> statement-breakpoint
CREATE TABLE "totp" (
	"userId" bigint PRIMARY KEY NOT NULL,
	"sealed" text COLLATE "C" NOT NULL,
	"lastStep" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"bytes" bigint NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "usage" (
	"teamId" bigint NOT NULL,
	"month" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"calls" bigint NOT NULL,
	"byServer" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_teamId_month_provider_pk" PRIMARY KEY("teamId","month","provider")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"passwordHash" text COLLATE "C" NOT NULL,
	"fullName" text COLLATE "C" NOT NULL,
	"position" text COLLATE "C" DEFAULT '' NOT NULL,
	"company" text COLLATE "C" DEFAULT '' NOT NULL,
	"profileImageUrl" text COLLATE "C" DEFAULT '' NOT NULL,
	"avatarUrl" text COLLATE "C" DEFAULT '' NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"deletedAt" text COLLATE "C",
	CONSTRAINT "users_email_unique" UNIQUE("email")
);

--> statement-breakpoint
CREATE TABLE "views" (
	"id" bigint PRIMARY KEY NOT NULL,
	"teamId" bigint NOT NULL,
	"version" bigint NOT NULL,
	"createdAt" text COLLATE "C" NOT NULL,
	"createdBy" bigint NOT NULL,
	"deletedAt" text COLLATE "C",
	"name" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "caps" ADD CONSTRAINT "caps_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "directories" ADD CONSTRAINT "directories_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_links" ADD CONSTRAINT "team_links_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_ownerId_users_id_fk" FOREIGN KEY ("ownerId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_teamId_teams_id_fk" FOREIGN KEY ("teamId") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_team" ON "audit" USING btree ("teamId","id");
--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("userId","id");
--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","id");
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "conflicts_version" ON "conflicts" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "conflicts_row" ON "conflicts" USING btree ("teamId","rowId","version");
--> statement-breakpoint
CREATE INDEX "directories_team" ON "directories" USING btree ("teamId");
--> statement-breakpoint
CREATE UNIQUE INDEX "emails_version" ON "emails" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "erasures_team" ON "erasures" USING btree ("teamId");
--> statement-breakpoint
CREATE INDEX "history_row" ON "history" USING btree ("teamId","rowId","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "history_version" ON "history" USING btree ("teamId","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("teamId","email");
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_version" ON "leads" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("teamId","saved","deletedAt","createdAt");
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_suggestion" ON "leads" USING btree ("teamId","suggestionId","email") WHERE "leads"."suggestionId" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "members_team_user" ON "members" USING btree ("teamId","userId");
--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("userId");
--> statement-breakpoint
CREATE UNIQUE INDEX "notes_version" ON "notes" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("userId");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_version" ON "products" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("userId");
--> statement-breakpoint
CREATE UNIQUE INDEX "requests_version" ON "requests" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status");
--> statement-breakpoint
CREATE INDEX "retries_next" ON "retries" USING btree ("nextAt");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("userId");
--> statement-breakpoint
CREATE UNIQUE INDEX "settings_version" ON "settings" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "steps_user" ON "steps" USING btree ("userId");
--> statement-breakpoint
CREATE INDEX "steps_expires" ON "steps" USING btree ("expiresAt");
--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_version" ON "suggestions" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "suggestions_product" ON "suggestions" USING btree ("teamId","productId");
--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_value" ON "suppressions" USING btree ("teamId","value");
--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_version" ON "tasks" USING btree ("teamId","version");
--> statement-breakpoint
CREATE INDEX "team_links_team" ON "team_links" USING btree ("teamId");
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_personal" ON "teams" USING btree ("ownerId") WHERE "teams"."personal" is true;
--> statement-breakpoint
CREATE INDEX "uploads_team" ON "uploads" USING btree ("teamId");
--> statement-breakpoint
CREATE INDEX "usage_month" ON "usage" USING btree ("month","provider");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX "views_version" ON "views" USING btree ("teamId","version");
