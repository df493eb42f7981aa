ALTER TABLE `conflicts` ADD `winnerDevice` text;--> statement-breakpoint
ALTER TABLE `conflicts` ADD `loserDevice` text;--> statement-breakpoint
CREATE INDEX `conflicts_row` ON `conflicts` (`teamId`,`rowId`,`version`);