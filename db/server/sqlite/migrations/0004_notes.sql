CREATE TABLE `emails` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`leadId` integer,
	`productId` integer,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`tone` text NOT NULL,
	`length` text NOT NULL,
	`focus` text NOT NULL,
	`status` text NOT NULL,
	`template` integer NOT NULL,
	`writtenBy` text NOT NULL,
	`sample` integer NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_version` ON `emails` (`teamId`,`version`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`leadId` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_version` ON `notes` (`teamId`,`version`);--> statement-breakpoint
ALTER TABLE `leads` ADD `sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `views` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `sample` integer DEFAULT false NOT NULL;