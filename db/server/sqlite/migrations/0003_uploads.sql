CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`hash` text NOT NULL,
	`createdBy` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `uploads_team` ON `uploads` (`teamId`);