ALTER TABLE "teams" ADD COLUMN "leadersNeedFactor" boolean DEFAULT false NOT NULL;
