ALTER TABLE `users` ADD `usernameKey` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_usernameKey_unique` ON `users` (`usernameKey`);
