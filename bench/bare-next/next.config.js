/** The floor that figures are compared with. @type {import('next').NextConfig} */
module.exports = { poweredByHeader: false }
