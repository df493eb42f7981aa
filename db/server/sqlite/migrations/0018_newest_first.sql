DROP INDEX `leads_newest`;
--> statement-breakpoint
CREATE INDEX `leads_listed` ON `leads` (`teamId`,`saved`,`deletedAt`,"createdAt" desc,`id`);
