import { cutPhoto, openPhoto, PhotoError } from './photo-work.js';
import type { PhotoReply, PhotoRequest } from './photo-studio.js';

async function answer(request: PhotoRequest): Promise<PhotoReply> {
  const { id } = request;
  try {
    return request.kind === 'open'
      ? { id, kind: 'opened', photo: await openPhoto(request.file) }
      : { id, kind: 'cut', photo: await cutPhoto(request.order) };
  } catch (error) {
    return { id, kind: 'refused', problem: error instanceof PhotoError ? error.problem : 'failed' };
  }
}

self.addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answer(event.data).then((reply) => {
    self.postMessage(reply, { transfer: reply.kind === 'opened' ? [reply.photo.preview] : [] });
  });
});
