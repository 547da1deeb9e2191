import {
  cutPhoto,
  openPhoto,
  PhotoError,
  type CroppedPhoto,
  type CutOrder,
  type OpenedPhoto,
  type PhotoProblem,
} from './photo-work.js';

/** What the worker is asked. */
export type PhotoRequest =
  | { readonly id: number; readonly kind: 'open'; readonly file: Blob }
  | { readonly id: number; readonly kind: 'cut'; readonly order: CutOrder };

/** What the worker answers. */
export type PhotoReply =
  | { readonly id: number; readonly kind: 'opened'; readonly photo: OpenedPhoto }
  | { readonly id: number; readonly kind: 'cut'; readonly photo: CroppedPhoto }
  | { readonly id: number; readonly kind: 'refused'; readonly problem: PhotoProblem };

/** Opens and cuts photos without holding up the page. */
export interface PhotoStudio {
  readonly open: (file: Blob) => Promise<OpenedPhoto>;
  readonly cut: (order: CutOrder) => Promise<CroppedPhoto>;
  /** Gives the worker back. Photos under way are never answered. */
  readonly close: () => void;
}

interface Pending {
  readonly request: PhotoRequest;
  readonly settle: (reply: PhotoReply) => void;
  readonly fail: (error: unknown) => void;
}

async function answerHere(request: PhotoRequest): Promise<PhotoReply> {
  return request.kind === 'open'
    ? { id: request.id, kind: 'opened', photo: await openPhoto(request.file) }
    : { id: request.id, kind: 'cut', photo: await cutPhoto(request.order) };
}

/** A worker, where the browser has one that can draw; null elsewhere. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  if (!new OffscreenCanvas(1, 1).getContext('2d')) return null;
  try {
    return new Worker(new URL('./photo-worker.js', import.meta.url), { type: 'module' });
  } catch {
    // A content policy can forbid workers.
    return null;
  }
}

/**
 * Works in a worker. Where none starts (an old browser, a strict content policy, a bundler that left the file out) the
 * same work is done here: the browser still decodes beside the page, only drawing is felt.
 */
export function createPhotoStudio(): PhotoStudio {
  let worker = startWorker();
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const workHere = ({ request, settle, fail }: Pending) => void answerHere(request).then(settle, fail);
  const giveUpWorker = () => {
    worker?.terminate();
    worker = null;
    for (const job of pending.values()) workHere(job);
    pending.clear();
  };
  worker?.addEventListener('error', giveUpWorker);
  worker?.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => {
    pending.get(data.id)?.settle(data);
    pending.delete(data.id);
  });

  function ask(request: PhotoRequest): Promise<PhotoReply> {
    return new Promise((resolve, reject) => {
      const job: Pending = { request, settle: resolve, fail: reject };
      if (!worker) return workHere(job);
      pending.set(request.id, job);
      worker.postMessage(request, []);
    });
  }

  return {
    async open(file) {
      const reply = await ask({ id: (lastId += 1), kind: 'open', file });
      if (reply.kind === 'opened') return reply.photo;
      throw new PhotoError(reply.kind === 'refused' ? reply.problem : 'failed');
    },
    async cut(order) {
      const reply = await ask({ id: (lastId += 1), kind: 'cut', order });
      if (reply.kind === 'cut') return reply.photo;
      throw new PhotoError(reply.kind === 'refused' ? reply.problem : 'failed');
    },
    close() {
      worker?.terminate();
      pending.clear();
    },
  };
}
