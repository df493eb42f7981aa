ALTER TABLE `products` ADD `buyers` text DEFAULT '' NOT NULL;
