/** Without one of its own, this application would be built with the product's, which lies further up. */
export function register() {}
