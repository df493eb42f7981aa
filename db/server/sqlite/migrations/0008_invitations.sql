ALTER TABLE `invitations` RENAME COLUMN "token" TO "tokenHash";--> statement-breakpoint
CREATE TABLE `team_links` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`teamId` integer NOT NULL,
	`nonce` text NOT NULL,
	`expiresAt` text NOT NULL,
	FOREIGN KEY (`teamId`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_links_team` ON `team_links` (`teamId`);--> statement-breakpoint
DROP INDEX `invitations_token_unique`;--> statement-breakpoint
ALTER TABLE `invitations` ADD `expiresAt` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `invitations` SET `tokenHash` = sha256(`tokenHash`), `expiresAt` = strftime('%Y-%m-%dT%H:%M:%fZ', `createdAt`, '+14 days');--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_tokenHash_unique` ON `invitations` (`tokenHash`);--> statement-breakpoint
DROP INDEX `teams_invite`;--> statement-breakpoint
ALTER TABLE `teams` ADD `linkOff` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `team_links` SELECT sha256(`inviteToken`), `id`, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+30 days') FROM `teams` WHERE `inviteToken` <> '';--> statement-breakpoint
ALTER TABLE `teams` DROP COLUMN `inviteToken`;