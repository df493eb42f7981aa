CREATE TABLE `ended_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `ended_sessions_user` ON `ended_sessions` (`userId`);
--> statement-breakpoint
CREATE INDEX `ended_sessions_expires` ON `ended_sessions` (`expiresAt`);
