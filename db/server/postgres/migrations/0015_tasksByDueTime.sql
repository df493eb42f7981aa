CREATE INDEX "tasks_due" ON "tasks" USING btree ("userId","dueAt");
