import { useCallback, useEffect, useRef, useState } from 'react';
import { createPhotoStudio, type PhotoStudio } from './photo-studio.js';
import {
  PhotoError,
  type CroppedPhoto,
  type CutOrder,
  type OpenedPhoto,
  type PhotoProblem,
} from './photo-work.js';

/** How far a photo has come. */
export type PhotoState =
  | { readonly state: 'empty' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly photo: OpenedPhoto }
  | { readonly state: 'refused'; readonly problem: PhotoProblem };

const problemOf = (error: unknown): PhotoProblem => (error instanceof PhotoError ? error.problem : 'failed');

/**
 * Opens a photo whenever another one is given.
 * @param source the photo, or null while there is none
 * @returns how far it has come, and a function that cuts from it (it throws PhotoError)
 */
export function usePhoto(
  source: Blob | null,
): readonly [PhotoState, cut: (order: CutOrder) => Promise<CroppedPhoto>] {
  const [opened, setOpened] = useState<{ source: Blob; state: PhotoState } | null>(null);
  const studio = useRef<PhotoStudio | null>(null);

  useEffect(
    () => () => {
      studio.current?.close();
      studio.current = null;
    },
    [],
  );

  useEffect(() => {
    if (!source) return;
    let current = true;
    let preview: ImageBitmap | undefined;
    studio.current ??= createPhotoStudio();
    studio.current.open(source).then(
      (photo) => {
        preview = photo.preview;
        if (current) setOpened({ source, state: { state: 'ready', photo } });
        else preview.close();
      },
      (error: unknown) => {
        if (current) setOpened({ source, state: { state: 'refused', problem: problemOf(error) } });
      },
    );
    return () => {
      current = false;
      preview?.close();
      setOpened(null);
    };
  }, [source]);

  const cut = useCallback((order: CutOrder) => {
    studio.current ??= createPhotoStudio();
    return studio.current.cut(order);
  }, []);

  if (!source) return [{ state: 'empty' }, cut];
  return [opened?.source === source ? opened.state : { state: 'loading' }, cut];
}
