ALTER TABLE `products` ADD `places` text DEFAULT '' NOT NULL;
