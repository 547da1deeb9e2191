import { useEffect, useState } from 'react';
import type { World } from './world/decode-world.js';

/** The bundled coarse world, from a chunk of its own; null until it is here. Without it the grid remains. */
export function useWorld(): World | null {
  const [world, setWorld] = useState<World | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./world/decode-world.js').then(
      ({ decodeWorld }) => isWanted && setWorld(decodeWorld()),
      // A map without coasts is still a map.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return world;
}
