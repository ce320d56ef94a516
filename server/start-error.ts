/** A failure that ends the process; its message is a sentence for the person at the terminal, with what to do. */
export class StartError extends Error {}
