import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder that holds the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export const inRepository = (...parts) => join(root, ...parts);
