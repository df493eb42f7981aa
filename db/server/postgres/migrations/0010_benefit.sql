ALTER TABLE "products" ADD COLUMN "benefit" text COLLATE "C" DEFAULT '' NOT NULL;
