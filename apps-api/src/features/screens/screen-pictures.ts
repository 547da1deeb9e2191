import { Injectable } from '@nestjs/common';
import type { Reply, screenGet } from '@ostoja/contracts';
import { ScreenFiles } from '../agents/index.js';
import type { ScreenRow } from './screen.repository.js';

/** A saved screen as the wire tells it. */
export type ScreenPicture = Reply<typeof screenGet>;

/** Puts pictures to headers. */
@Injectable()
export class ScreenPictures {
  constructor(private readonly files: ScreenFiles) {}

  /** The screens of an account with their pictures. One whose picture is gone, because it is being deleted, is left out. */
  async of(accountId: number, rows: readonly ScreenRow[]): Promise<ScreenPicture[]> {
    const pictures: ScreenPicture[] = [];
    // One after the other: twenty pictures at once would be in memory twice, as bytes and as text.
    for (const { deviceId, id, ts, app, userName } of rows) {
      const jpeg = await this.files.read({ accountId, deviceId: Number(deviceId) }, Number(id));
      if (jpeg) {
        pictures.push({ id: Number(id), ts: Number(ts), app, userName, jpeg: jpeg.toString('base64') });
      }
    }
    return pictures;
  }
}
