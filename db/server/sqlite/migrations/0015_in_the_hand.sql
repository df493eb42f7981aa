CREATE TABLE `views` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`name` text NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `views_version` ON `views` (`teamId`,`version`);--> statement-breakpoint
ALTER TABLE `leads` ADD `place` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `kind` text DEFAULT 'todo' NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `doneAt` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `outcome` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `place` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `photoUrl` text DEFAULT '' NOT NULL;