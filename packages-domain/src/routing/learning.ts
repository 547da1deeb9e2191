const learningPaths = [
  '/panel/education',
  '/edu',
  '/classes',
  '/klasa',
  '/sprawdz',
  '/check',
  '/asystent',
  '/assistant',
  '/testing',
] as const;

/** How often time spent is reported, in seconds. */
export const heartbeatSeconds = 60;

/** Tells whether time on a path counts as learning activity (service §2), the pages under it too. */
export function isLearningPath(path: string): boolean {
  return learningPaths.some((learning) => path === learning || path.startsWith(`${learning}/`));
}

/** Tells whether a heartbeat is sent, each minute and on unload: on a learning path, and only after movement (service §4). */
export function sendsHeartbeat(page: { readonly path: string; readonly moved: boolean }): boolean {
  return page.moved && isLearningPath(page.path);
}
