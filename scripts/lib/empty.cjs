// Replaces packages that only Next.js resolves.
