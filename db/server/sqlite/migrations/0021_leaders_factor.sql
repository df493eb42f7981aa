ALTER TABLE `teams` ADD `leadersNeedFactor` integer DEFAULT false NOT NULL;
