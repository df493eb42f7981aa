ALTER TABLE "leads" ADD COLUMN "spokenLanguage" text COLLATE "C" DEFAULT '' NOT NULL;
