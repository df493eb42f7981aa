ALTER TABLE `teams` ADD `rowBytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `teams` ADD `historyBytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `teams` ADD `uploadBytes` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `teams` ADD `importBytes` integer DEFAULT 0 NOT NULL;
