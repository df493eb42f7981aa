CREATE INDEX `tasks_due` ON `tasks` (`userId`,`dueAt`);
