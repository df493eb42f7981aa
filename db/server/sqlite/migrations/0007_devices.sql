PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_devices` (
	`id` text NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`lastSyncAt` text NOT NULL,
	PRIMARY KEY(`userId`, `id`)
);
--> statement-breakpoint
INSERT INTO `__new_devices`("id", "userId", "name", "lastSyncAt") SELECT "id", "userId", "name", "lastSyncAt" FROM `devices`;--> statement-breakpoint
DROP TABLE `devices`;--> statement-breakpoint
ALTER TABLE `__new_devices` RENAME TO `devices`;--> statement-breakpoint
PRAGMA foreign_keys=ON;