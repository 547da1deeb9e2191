import { useEffect, useState } from 'react';
import { pictureSource } from './picture-source.js';
import { turnedPicture } from './turn.js';

/** A picture on its way to the page. */
export type TurnedPicture =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'ready'; readonly src: string };

/** A picture, laid down when it stands upright and turned `further` quarters. The last one stays while the next is made. */
export function useTurnedPicture(jpeg: string, further: number): TurnedPicture {
  const [turned, setTurned] = useState<TurnedPicture>({ state: 'waiting' });
  useEffect(() => {
    let current = true;
    turnedPicture(pictureSource(jpeg), further).then(
      (src) => current && setTurned({ state: 'ready', src }),
      () => current && setTurned({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [jpeg, further]);
  return turned;
}
