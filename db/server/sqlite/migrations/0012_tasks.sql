CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`leadId` integer NOT NULL,
	`title` text NOT NULL,
	`dueAt` text,
	`done` integer NOT NULL,
	`userId` integer NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_version` ON `tasks` (`teamId`,`version`);