ALTER TABLE `products` ADD `benefit` text DEFAULT '' NOT NULL;
