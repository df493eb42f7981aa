ALTER TABLE `leads` ADD `contact` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `leads` ADD `contactDueAt` text;
