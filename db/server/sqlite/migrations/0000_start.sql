CREATE TABLE `conflicts` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`table` text NOT NULL,
	`rowId` integer NOT NULL,
	`kind` text NOT NULL,
	`field` text NOT NULL,
	`base` text,
	`winner` text,
	`loser` text,
	`winnerBy` integer,
	`winnerAt` text NOT NULL,
	`loserBy` integer,
	`loserAt` text NOT NULL,
	`resolved` integer NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conflicts_version` ON `conflicts` (`teamId`,`version`);--> statement-breakpoint
CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`lastSyncAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`teamId` integer NOT NULL,
	`rowId` integer NOT NULL,
	`version` integer NOT NULL,
	`stamp` text NOT NULL,
	`userId` integer,
	`deviceId` text NOT NULL,
	`name` text NOT NULL,
	`changes` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `history_row` ON `history` (`teamId`,`rowId`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `history_version` ON `history` (`teamId`,`version`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`fullName` text NOT NULL,
	`email` text NOT NULL,
	`phoneNumber` text NOT NULL,
	`company` text NOT NULL,
	`position` text NOT NULL,
	`industry` text NOT NULL,
	`companySize` text NOT NULL,
	`linkedInUrl` text NOT NULL,
	`companyUrl` text NOT NULL,
	`status` text NOT NULL,
	`notes` text NOT NULL,
	`avatarUrl` text NOT NULL,
	`matchScore` text NOT NULL,
	`productId` integer,
	`saved` integer NOT NULL,
	`suggestionId` integer,
	`sourceUrl` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_version` ON `leads` (`teamId`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_suggestion` ON `leads` (`teamId`,`suggestionId`,`email`) WHERE "leads"."suggestionId" is not null;--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`userId` integer NOT NULL,
	`role` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_team_user` ON `members` (`teamId`,`userId`);--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`userId`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`brand` text NOT NULL,
	`value` text NOT NULL,
	`target_industry` text NOT NULL,
	`company_size` text NOT NULL,
	`price_range` text NOT NULL,
	`category` text NOT NULL,
	`keywords` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_version` ON `products` (`teamId`,`version`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`userId` integer NOT NULL,
	`mid` text NOT NULL,
	`teamId` integer NOT NULL,
	`bodyHash` text NOT NULL,
	`outcome` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`userId`, `mid`)
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`task` text NOT NULL,
	`status` text NOT NULL,
	`message` text NOT NULL,
	`result` text,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_version` ON `requests` (`teamId`,`version`);--> statement-breakpoint
CREATE INDEX `requests_status` ON `requests` (`status`);--> statement-breakpoint
CREATE TABLE `retries` (
	`suggestionId` integer PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`tries` integer NOT NULL,
	`nextAt` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `retries_next` ON `retries` (`nextAt`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`userId`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`defaultTeamId` integer,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `settings_version` ON `settings` (`teamId`,`version`);--> statement-breakpoint
CREATE TABLE `suggestions` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`productId` integer NOT NULL,
	`requestId` integer NOT NULL,
	`companyName` text NOT NULL,
	`industry` text NOT NULL,
	`website` text NOT NULL,
	`reasoning` text NOT NULL,
	`companySize` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`matchScore` text NOT NULL,
	`source` text NOT NULL,
	`asOf` text NOT NULL,
	`approved` integer NOT NULL,
	`contact` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suggestions_version` ON `suggestions` (`teamId`,`version`);--> statement-breakpoint
CREATE INDEX `suggestions_product` ON `suggestions` (`teamId`,`productId`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`avatarUrl` text DEFAULT '' NOT NULL,
	`ownerId` integer NOT NULL,
	`personal` integer NOT NULL,
	`own` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`horizon` integer DEFAULT 0 NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`ownerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_personal` ON `teams` (`ownerId`) WHERE "teams"."personal" = 1;--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`passwordHash` text NOT NULL,
	`fullName` text NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`profileImageUrl` text DEFAULT '' NOT NULL,
	`avatarUrl` text DEFAULT '' NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));