/** The baseline of the benchmark. @type {import('next').NextConfig} */
module.exports = { poweredByHeader: false }
