-- A browser that gets a new secret is looked for in every account that knows it.
CREATE INDEX "KnownBrowser_hash_idx" ON "KnownBrowser"("hash");
