import { Camera, Image, Maximize, RotateCcw, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { Banner } from '../Banner/index.js';
import { Button } from '../Button/index.js';
import { Dialog, DialogClose, type DialogProps } from '../Dialog/index.js';
import { FieldError } from '../Field/index.js';
import { IconButton } from '../IconButton/index.js';
import { Spinner } from '../Spinner/index.js';
import { leastArea, nextTurn, turnArea, wholeArea, type CropArea, type Turn } from './crop-area.js';
import { CropFrame } from './CropFrame.js';
import type { CropDialogLabels } from './crop-labels.js';
import { PhotoInput } from './PhotoInput.js';
import { turnedSize } from './photo-size.js';
import { PhotoError, type CroppedPhoto, type PhotoProblem } from './photo-work.js';
import { usePhoto } from './use-photo.js';

export interface CropDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  labels: CropDialogLabels;
  /** A share, 0 to 1, in words: "25%". */
  formatPercent: (share: number) => string;
  /** The photo to crop, null while there is none; leave it out to have the dialog ask for one. */
  source?: Blob | null;
  defaultSource?: Blob | null;
  onSourceChange?: (source: Blob | null) => void;
  /** Whether to offer the camera; unless told, where the main pointer is a finger. */
  camera?: boolean;
  /** May take its time: the dialog waits, and closes when the promise is kept. If it is broken, it stays open. */
  onCrop: (photo: CroppedPhoto) => void | Promise<void>;
  /** What went wrong in `onCrop`, for the dialog that stayed open. */
  error?: ReactNode;
}

/** What the user has done to one photo; another photo begins anew. */
interface Edit {
  readonly source: Blob | null;
  readonly turn: Turn;
  readonly area: CropArea;
  readonly problem?: PhotoProblem;
}

/**
 * Chooses or takes a photo, turns it and cuts a part out of it. It gives a JPEG of at most 1200 × 1200 pixels at quality
 * 0.7 and a thumbnail of at most 200 × 50, both upright and without metadata. The photo never leaves the browser, and the
 * heavy work is done beside the page. A file that is no photo is refused with `labels.problems`.
 */
export function CropDialog({
  labels,
  formatPercent,
  source: sourceProp,
  defaultSource = null,
  onSourceChange,
  camera,
  onCrop,
  error,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  size = 'lg',
  ...props
}: CropDialogProps) {
  const [open, setOpen] = useControllableState({
    value: openProp,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const [source, setSource] = useControllableState<Blob | null>({
    value: sourceProp,
    defaultValue: defaultSource,
    onValueChange: onSourceChange,
  });
  const [photo, cut] = usePhoto(open ? source : null);
  const [working, setWorking] = useState(false);
  const [lastEdit, setEdit] = useState<Edit | null>(null);
  const edit: Edit =
    lastEdit?.source === source && lastEdit ? lastEdit : { source, turn: 0, area: wholeArea };

  function changeOpen(next: boolean) {
    if (working) return;
    setOpen(next);
    if (!next) {
      setEdit(null);
      setSource(null);
    }
  }

  async function finish() {
    if (!source) return;
    setWorking(true);
    try {
      await onCrop(await cut({ file: source, turn: edit.turn, area: edit.area }));
      setOpen(false);
      setEdit(null);
      setSource(null);
    } catch (reason) {
      // What onCrop refuses is said through `error`; a photo that can't be cut is ours to say.
      if (reason instanceof PhotoError) setEdit({ ...edit, problem: reason.problem });
    } finally {
      setWorking(false);
    }
  }

  function rotate(direction: 'left' | 'right') {
    const quarters = direction === 'right' ? 1 : 3;
    let area = edit.area;
    for (let quarter = 0; quarter < quarters; quarter += 1) area = turnArea(area);
    setEdit({ source, turn: nextTurn(edit.turn, direction), area });
  }

  const problem = photo.state === 'refused' ? photo.problem : edit.problem;
  return (
    <Dialog
      data-slot="crop-dialog"
      {...{ open, size }}
      onOpenChange={changeOpen}
      title={labels.title}
      description={photo.state === 'ready' ? labels.hint : undefined}
      closeLabel={labels.close}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary" disabled={working}>
              {labels.cancel}
            </Button>
          </DialogClose>
          <Button disabled={photo.state !== 'ready'} loading={working} onClick={() => void finish()}>
            {labels.done}
          </Button>
        </>
      }
      {...props}
    >
      <div data-slot="crop-dialog-body" data-state={photo.state} className="grid gap-4 py-2">
        {problem && <Banner tone="stop">{labels.problems[problem]}</Banner>}
        {photo.state === 'ready' && (
          <>
            <div className="px-3">
              <CropFrame
                picture={photo.photo.preview}
                turn={edit.turn}
                value={edit.area}
                onValueChange={(area) => setEdit({ source, turn: edit.turn, area })}
                least={leastArea(turnedSize(photo.photo, edit.turn))}
                {...{ labels, formatPercent }}
              />
            </div>
            <div data-slot="crop-tools" className="flex flex-wrap items-center justify-center gap-2">
              <IconButton variant="secondary" label={labels.rotateLeft} onClick={() => rotate('left')}>
                <RotateCcw aria-hidden />
              </IconButton>
              <IconButton variant="secondary" label={labels.rotateRight} onClick={() => rotate('right')}>
                <RotateCw aria-hidden />
              </IconButton>
              <Button variant="secondary" onClick={() => setEdit({ ...edit, area: wholeArea })}>
                <Maximize aria-hidden />
                {labels.whole}
              </Button>
              <PhotoInput variant="ghost" disabled={working} onPhoto={setSource}>
                <Image aria-hidden />
                {labels.another}
              </PhotoInput>
            </div>
          </>
        )}
        {photo.state === 'loading' && (
          <div className="flex min-h-60 items-center justify-center gap-3 text-ink-2">
            <Spinner label={labels.loading} />
            <span aria-hidden>{labels.loading}</span>
          </div>
        )}
        {(photo.state === 'empty' || photo.state === 'refused') && (
          <div
            data-slot="crop-empty"
            className="grid min-h-60 content-center justify-items-center gap-4 rounded-md border border-dashed border-line-2 p-6 text-center"
          >
            <p className="max-w-sm text-ink-2">{labels.empty}</p>
            <div className="flex flex-wrap justify-center gap-3">
              {camera !== false && (
                <PhotoInput
                  capture="environment"
                  onPhoto={setSource}
                  className={camera ? undefined : 'hidden pointer-coarse:inline-flex'}
                >
                  <Camera aria-hidden />
                  {labels.take}
                </PhotoInput>
              )}
              <PhotoInput variant="secondary" onPhoto={setSource}>
                <Image aria-hidden />
                {labels.choose}
              </PhotoInput>
            </div>
          </div>
        )}
        <FieldError>{error}</FieldError>
      </div>
    </Dialog>
  );
}
