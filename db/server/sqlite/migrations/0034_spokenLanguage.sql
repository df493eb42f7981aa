ALTER TABLE `leads` ADD `spokenLanguage` text DEFAULT '' NOT NULL;
