import { crc32, inflateSync } from 'node:zlib';
import { decode } from 'jpeg-js';
import { telemetryRows } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { computerApps, phoneApps } from '../catalogue/apps.js';
import { iconOf } from './icon.js';
import { drawScreen } from './screen.js';

/** Reads a PNG as its standard says, so that a wrong length, checksum or scan line shows. */
function readPng(png: Buffer): { width: number; height: number; pixels: Buffer } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  const data: Buffer[] = [];
  let size = { width: 0, height: 0 };
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    const type = body.subarray(0, 4).toString('latin1');
    if (type === 'IHDR') size = { width: body.readUInt32BE(4), height: body.readUInt32BE(8) };
    if (type === 'IDAT') data.push(body.subarray(4));
    at += 12 + length;
  }
  return { ...size, pixels: inflateSync(Buffer.concat(data)) };
}

describe('an icon', () => {
  it.each([...phoneApps, ...computerApps])('of $name decodes as a PNG and fits the wire', (app) => {
    const icon = iconOf(app);
    const { ico } = telemetryRows.apps.parse({ pkg: app.pkg, name: app.name, ico: icon, firstSeen: 1 });
    expect(ico).toBe(icon);
    const { width, height, pixels } = readPng(
      Buffer.from(icon.slice('data:image/png;base64,'.length), 'base64'),
    );
    expect(pixels).toHaveLength((width * 4 + 1) * height);
    const corner = pixels.subarray(1, 5);
    const edge = pixels.subarray((height / 2) * (width * 4 + 1) + 1 + 4 * 6).subarray(0, 4);
    expect(corner[3]).toBe(0);
    expect([...edge]).toEqual([...app.color, 255]);
  });
});

describe('a screen', () => {
  const [app] = phoneApps;
  if (!app) throw new Error('no app');

  it.each([true, false])('of a phone (%s) and of a computer decodes as a JPEG', (isPhone) => {
    const jpeg = drawScreen({ app, apps: phoneApps, isPhone, isAllowed: true, now: 1 });
    const { width, height } = decode(jpeg);
    expect(width < height).toBe(isPhone);
    expect(jpeg.length).toBeLessThan(200_000);
  });

  it('that is kept is smaller in the same shape, and a picture of a few kilobytes', () => {
    const picture = { app, apps: phoneApps, isPhone: false, isAllowed: true, now: 1 };
    const small = drawScreen({ ...picture, isSmall: true });
    const [kept, whole] = [decode(small), decode(drawScreen(picture))];
    expect([kept.width / 0.4, kept.height / 0.4]).toEqual([whole.width, whole.height]);
    expect(small.length).toBeLessThan(40_000);
    // The app's colour stands at the same place.
    expect(kept.data[(30 * kept.width + 300) * 4]).toBeCloseTo(66, -1);
  });

  it('shows a notice instead of an app that is not allowed', () => {
    const picture = { app, apps: phoneApps, isPhone: true, now: 1 };
    const allowed = drawScreen({ ...picture, isAllowed: true });
    expect(drawScreen({ ...picture, isAllowed: false }).equals(allowed)).toBe(false);
  });
});
