CREATE TABLE `caps` (
	`teamId` integer NOT NULL,
	`provider` text NOT NULL,
	`monthly` integer NOT NULL,
	PRIMARY KEY(`teamId`, `provider`),
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `directories` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer,
	`name` text NOT NULL,
	`companies` integer NOT NULL,
	`createdBy` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `directories_team` ON `directories` (`teamId`);--> statement-breakpoint
CREATE TABLE `keys` (
	`userId` integer NOT NULL,
	`provider` text NOT NULL,
	`sealed` text NOT NULL,
	`ending` text NOT NULL,
	`baseUrl` text NOT NULL,
	`model` text NOT NULL,
	`checkedAt` text NOT NULL,
	PRIMARY KEY(`userId`, `provider`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`id` integer PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`forGood` integer NOT NULL,
	`createdBy` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_value` ON `suppressions` (`teamId`,`value`);--> statement-breakpoint
CREATE TABLE `usage` (
	`teamId` integer NOT NULL,
	`month` text NOT NULL,
	`provider` text NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`teamId`, `month`, `provider`),
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `leads` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `found` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `scores` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `scores` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `sourceUrl` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `domain` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `phoneNumber` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `suggestions` ADD `longitude` real;