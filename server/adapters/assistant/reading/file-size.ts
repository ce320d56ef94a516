/** A screenshot has one or two megabytes; an uncompressed one of the largest phones has twelve. */
export const maxFileBytes = 15e6;
