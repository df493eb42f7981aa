ALTER TABLE `leads` ADD `ownerId` integer;
--> statement-breakpoint
UPDATE `leads` SET `ownerId` = `createdBy` WHERE EXISTS (
  SELECT 1 FROM `members` WHERE `members`.`teamId` = `leads`.`teamId` AND `members`.`userId` = `leads`.`createdBy`
);
