export function isForeignName(host: string, machine: string): boolean
