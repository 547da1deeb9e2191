/** A server's status words (service spec §4); `offline` is spoken on `/ai` only. */
export const statuses = ['OK', 'error', 'pending', 'login', 'offline'] as const;

/** One of the server's status words. */
export type Status = (typeof statuses)[number];
