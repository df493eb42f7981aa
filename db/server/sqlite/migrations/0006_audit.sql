ALTER TABLE `audit` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);