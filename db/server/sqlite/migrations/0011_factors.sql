CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`publicKey` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`createdAt` text NOT NULL,
	`lastUsedAt` text,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`userId`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`userId`);--> statement-breakpoint
CREATE TABLE `steps` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`userId` integer,
	`payload` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `steps_user` ON `steps` (`userId`);--> statement-breakpoint
CREATE INDEX `steps_expires` ON `steps` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `totp` (
	`userId` integer PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`lastStep` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `teams` ADD `requiresSecondFactor` integer DEFAULT false NOT NULL;