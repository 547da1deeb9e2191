import type { Profile } from '../../session/index.js';

/** One of the four colours that a child can have. */
export type ChildColour = 1 | 2 | 3 | 4;

const colours = [1, 2, 3, 4] as const;

/** The colour of a child everywhere in the panel: by its place in the family, so that siblings differ. */
export function childColour(profiles: readonly Pick<Profile, 'id'>[], id: number): ChildColour {
  const place = profiles.findIndex((profile) => profile.id === id);
  return colours[Math.max(0, place) % colours.length] ?? 1;
}
