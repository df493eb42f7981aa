CREATE TABLE `erasures` (
	`leadId` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`erasedBy` integer NOT NULL,
	`erasedAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `erasures_team` ON `erasures` (`teamId`);--> statement-breakpoint
ALTER TABLE `users` ADD `deletedAt` text;