CREATE INDEX `emails_age` ON `emails` (`teamId`,`createdAt`);
--> statement-breakpoint
CREATE INDEX `requests_age` ON `requests` (`teamId`,`createdAt`);
