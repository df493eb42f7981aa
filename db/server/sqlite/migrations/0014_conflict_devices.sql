ALTER TABLE `conflicts` ADD `winnerDevice` text;--> statement-breakpoint
ALTER TABLE `conflicts` ADD `loserDevice` text;