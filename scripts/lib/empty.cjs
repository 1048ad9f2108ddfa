// Stands in for packages that mean something to Next.js only.
