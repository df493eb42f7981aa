CREATE TABLE `calendar_feeds` (
	`userId` integer PRIMARY KEY NOT NULL,
	`tokenHash` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`tokenHash`);
--> statement-breakpoint
CREATE TABLE `dayPlans` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`day` text NOT NULL,
	`userId` integer NOT NULL,
	`start` text,
	`end` text,
	`startsAt` text NOT NULL,
	`endsAt` text NOT NULL,
	`lunch` text,
	`minutesPerVisit` integer NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `dayPlans_version` ON `dayPlans` (`teamId`,`version`);
--> statement-breakpoint
CREATE TABLE `push_keys` (
	`publicKey` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`createdAt` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`sessionId` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`createdAt` text NOT NULL,
	`usedAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sessionId`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`userId`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`sessionId`);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`teamId` integer NOT NULL,
	`rowId` integer NOT NULL,
	`at` text NOT NULL,
	`sentAt` text,
	PRIMARY KEY(`userId`, `kind`, `rowId`, `at`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `reminders_waiting` ON `reminders` (`userId`) WHERE "reminders"."sentAt" is null;
--> statement-breakpoint
CREATE INDEX `reminders_team` ON `reminders` (`teamId`);
--> statement-breakpoint
CREATE TABLE `stops` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`planId` integer NOT NULL,
	`leadId` integer NOT NULL,
	`position` real NOT NULL,
	`minutes` integer,
	`fixedAt` text NOT NULL,
	`locked` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `stops_version` ON `stops` (`teamId`,`version`);
--> statement-breakpoint
ALTER TABLE `leads` ADD `placeAddress` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `located` text;
--> statement-breakpoint
ALTER TABLE `leads` ADD `rhythmWeeks` integer;
--> statement-breakpoint
ALTER TABLE `leads` ADD `openingHours` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `settings` ADD `reminders` text DEFAULT '{"followUp":true,"mention":true,"assigned":true,"attention":true,"quietFrom":"20:00","quietTo":"07:00","timeZone":"","names":false}' NOT NULL;
