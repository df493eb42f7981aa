CREATE TABLE `known_networks` (
	`userId` integer NOT NULL,
	`network` text NOT NULL,
	`seenAt` text NOT NULL,
	PRIMARY KEY(`userId`, `network`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `hostOnly` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `usage` ADD `byServer` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `usage_month` ON `usage` (`month`,`provider`);--> statement-breakpoint
UPDATE `sessions` SET `id` = sha256(`id`), `createdAt` = CASE `createdAt` WHEN '' THEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now') ELSE `createdAt` END;
