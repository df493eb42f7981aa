CREATE TABLE `distinctLeads` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`leadId` integer NOT NULL,
	`otherId` integer NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `distinctLeads_version` ON `distinctLeads` (`teamId`,`version`);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`version` integer NOT NULL,
	`createdAt` text NOT NULL,
	`createdBy` integer NOT NULL,
	`deletedAt` text,
	`fileName` text NOT NULL,
	`source` text NOT NULL,
	`rows` integer NOT NULL,
	`added` integer NOT NULL,
	`completed` integer NOT NULL,
	`heldBack` integer NOT NULL,
	`undoneAt` text,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE UNIQUE INDEX `imports_version` ON `imports` (`teamId`,`version`);
--> statement-breakpoint
ALTER TABLE `leads` ADD `ways` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `extra` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `tags` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `optOuts` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `dealValue` real;
--> statement-breakpoint
ALTER TABLE `leads` ADD `dealCurrency` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `dealMonth` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `mergedInto` integer;
--> statement-breakpoint
ALTER TABLE `leads` ADD `mergedAt` text;
--> statement-breakpoint
ALTER TABLE `leads` ADD `mergeFilled` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `importId` integer;
--> statement-breakpoint
ALTER TABLE `leads` ADD `sourceIds` text DEFAULT '[]' NOT NULL;
