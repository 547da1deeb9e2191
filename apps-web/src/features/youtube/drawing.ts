/** What a video's drawing is made of: shares of 0 to 1, and the number of a chart colour. */
export interface Drawing {
  /** 1 to 10; all videos of a channel have the same. */
  readonly colour: number;
  readonly sun: number;
  readonly near: number;
  readonly far: number;
}

/** The drawing of a video, always the same for the same one. */
export function drawingOf(videoId: string, channelId: string): Drawing {
  const shape = hashOf(videoId);
  const share = (shift: number) => ((shape >>> shift) & 0xff) / 255;
  return { colour: (hashOf(channelId) % 10) + 1, sun: share(0), near: share(8), far: share(16) };
}

/** FNV-1a: spreads short texts over 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
