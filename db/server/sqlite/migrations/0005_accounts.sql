CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`event` text NOT NULL,
	`userId` integer,
	`teamId` integer,
	`subject` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_team` ON `audit` (`teamId`,`id`);--> statement-breakpoint
CREATE INDEX `audit_user` ON `audit` (`userId`,`id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token` text NOT NULL,
	`createdBy` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token_unique` ON `invitations` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email` ON `invitations` (`teamId`,`email`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`userId`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `createdAt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `deviceId` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `userAgent` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `thresholds` text DEFAULT '{"high":80,"medium":60,"low":40}' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `emailNotifications` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `notificationsSeenAt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `teams` ADD `inviteToken` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `teams` ADD `deletedAt` text;--> statement-breakpoint
CREATE UNIQUE INDEX `teams_invite` ON `teams` (`inviteToken`) WHERE "teams"."inviteToken" <> '';