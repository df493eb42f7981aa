CREATE TABLE `lanes` (
	`lane` text PRIMARY KEY NOT NULL,
	`freeAt` text NOT NULL
);

--> statement-breakpoint
CREATE TABLE `queue` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`teamId` integer,
	`userId` integer,
	`lane` text NOT NULL,
	`payload` text NOT NULL,
	`dueAt` text NOT NULL,
	`tries` integer NOT NULL,
	`startedAt` text
);

--> statement-breakpoint
CREATE INDEX `queue_due` ON `queue` (`startedAt`,`dueAt`);
--> statement-breakpoint
CREATE INDEX `queue_team` ON `queue` (`teamId`);
