/** Ids of the video site, and nothing that could leave the address's one place for them. */
const videoId = /^[A-Za-z0-9_-]{11}$/;

/** The address of a video on the video site; null for an id that is none, since a device may report anything. */
export function videoAddress(id: string): string | null {
  return videoId.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}
