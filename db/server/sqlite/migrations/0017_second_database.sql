CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` text NOT NULL
);

--> statement-breakpoint
DROP INDEX `teams_personal`;
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_personal` ON `teams` (`ownerId`) WHERE "teams"."personal" is true;
