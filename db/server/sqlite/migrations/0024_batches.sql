ALTER TABLE `history` ADD `batchVersion` integer;
--> statement-breakpoint
ALTER TABLE `history` ADD `batchRows` integer;
