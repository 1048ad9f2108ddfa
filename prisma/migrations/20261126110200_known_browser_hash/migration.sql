-- For finding a browser that gets a new secret in every account that knows it.
CREATE INDEX "KnownBrowser_hash_idx" ON "KnownBrowser"("hash");
