-- People look for Élodie under E and for "acme" beside "Acme", whatever the database's own locale is.
ALTER TABLE "Client" ALTER COLUMN "name" TYPE TEXT COLLATE "und-x-icu";
