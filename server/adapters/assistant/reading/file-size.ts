/** A screenshot has one or two megabytes, an uncompressed one of the largest phones twelve. */
export const maxFileBytes = 15e6;
