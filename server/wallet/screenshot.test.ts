import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { lookOf } from './look.ts';
import { sampleReceipt } from './sampleReceipt.ts';
import { Darkroom, type Picture } from './screenshot.ts';

/** What goes wrong with the next processes, as Node tells it: an event, and for want of files no pipes either. */
const machine = vi.hoisted(() => ({ faults: [] as string[] }));

vi.mock('node:child_process', async original => {
  const real = await original<typeof import('node:child_process')>();
  const spawn = (...args: Parameters<typeof real.spawn>) => {
    const code = machine.faults.shift();
    if (code === undefined) return real.spawn(...args);
    if (code === 'EMFILE') {
      const child = new real.ChildProcess();
      process.nextTick(() => child.emit('error', Object.assign(new Error(`spawn ${code}`), { code })));
      return child;
    }
    return real.spawn('/no/such/shell', args[1], args[2]);
  };
  return { ...real, spawn };
});

const darkroom = new Darkroom();

const said = (result: { ok: true } | { ok: false; error: string }): string => (result.ok ? 'copied' : result.error);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9d4e8' } });

async function copied(sent: Uint8Array): Promise<Picture> {
  const result = await darkroom.copyOf(sent, 'asha');
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function verdict(sent: Uint8Array): Promise<string> {
  const result = await darkroom.copyOf(sent, 'asha');
  return result.ok ? `${result.value.width} × ${result.value.height}` : result.error;
}

/** A PNG by hand, because no library writes what these say. */
function png(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8); // eight bits of grey
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', size), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

describe('[R40] a payment picture is made anew in a process of its own', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a WebP of the same size', async format => {
    const copy = await copied(await plain(320, 480).toFormat(format).toBuffer());
    const { format: made, width, height } = await sharp(copy.webp).metadata();
    expect({ made, width, height }).toEqual({ made: 'webp', width: 320, height: 480 });
    expect(copy.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a large one is kept smaller, standing as its camera says', async () => {
    const sent = await plain(4_000, 2_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await verdict(sent)).toBe('1500 × 3000');
  });

  test('where it was taken and by whom is gone', async () => {
    const sent = await plain(64, 64)
      .withExif({ IFD0: { Artist: 'Asha Rao' }, IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLongitude: '72/1 52/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Asha Rao');
    const { exif, xmp, icc, iptc } = await sharp((await copied(sent)).webp).metadata();
    expect({ exif, xmp, icc, iptc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, iptc: undefined });
  });

  test.each([
    ['a page behind a JPEG', async () => Buffer.concat([await plain(32, 32).jpeg().toBuffer(), PAGE])],
    ['a page behind a PNG', async () => Buffer.concat([await plain(32, 32).png().toBuffer(), PAGE])],
    ['a page in a comment of a PNG', async () => png(8, 8, chunk('tEXt', PAGE), chunk('IDAT', zeros(72)))],
  ])('%s does not get through', async (_, polyglot) => {
    const sent = await polyglot();
    expect(sent.includes('<script>')).toBe(true);
    const { webp } = await copied(sent);
    expect(Buffer.from(webp).includes('script')).toBe(false);
  });
});

const PAGE = Buffer.from('\0<html><script>alert(1)</script></html>PK\x03\x04');

describe('[R40] what is no picture, or too much of one, is refused', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp(await sampleReceipt('light', '1500', '412607311845'))
      .jpeg()
      .toBuffer();
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG with a script', 'picture-unreadable', () => Buffer.from('<svg onload="alert(1)"><script/></svg>')],
    ['an SVG that begins like a PNG', 'picture-unreadable', () => png(8, 8, chunk('tEXt', PAGE))],
    ['a PDF', 'picture-unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a GIF called a PNG', 'picture-unreadable', () => plain(8, 8).gif().toBuffer()],
    ['a TIFF called a PNG', 'picture-unreadable', () => plain(8, 8).tiff().toBuffer()],
    ['a web page called a PNG', 'picture-unreadable', () => PAGE],
    ['nothing but the first bytes', 'picture-unreadable', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a JPEG cut in half', 'picture-unreadable', () => jpeg.subarray(0, jpeg.length / 2)],
    ['an animation', 'picture-unreadable', animation],
    [
      '50,000 × 50,000 in a small file',
      'picture-too-large',
      () => png(50_000, 50_000, chunk('IDAT', zeros(1_000_000))),
    ],
    ['more than 40 megapixels', 'picture-too-large', () => plain(6_400, 6_400).png().toBuffer()],
    [
      '1 pixel wide and two million high',
      'picture-too-large',
      () => png(1, 2_000_000, chunk('IDAT', zeros(4_000_000))),
    ],
    ['more than 5 MB', 'picture-too-large', () => Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)])],
  ])('%s: %s', async (_, refusal, sent) => {
    expect(await verdict(await sent())).toBe(refusal);
  });

  test('a comment that unpacks to 200 MB does not get out of the process, whatever it does there', async () => {
    const comment = Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), zeros(200_000_000)]);
    const sent = png(8, 8, chunk('zTXt', comment), chunk('IDAT', zeros(72)));
    expect(['8 × 8', 'picture-unreadable']).toContain(await verdict(sent));
  });

  test('some may wait for their turn, and the next one is asked to come back', async () => {
    const small = await plain(8, 8).png().toBuffer();
    const busy = new Darkroom(1, 2);
    const results = await Promise.all(['asha', 'bela', 'chand', 'dev'].map(of => busy.copyOf(small, of)));
    expect(results.map(said)).toEqual(['copied', 'copied', 'copied', 'busy']);
  });

  test('one player has two pictures in hand at most, and others still have their turn', async () => {
    const small = await plain(8, 8).png().toBuffer();
    const busy = new Darkroom(1, 30);
    const results = await Promise.all(['asha', 'asha', 'asha', 'bela'].map(of => busy.copyOf(small, of)));
    expect(results.map(said)).toEqual(['copied', 'copied', 'busy', 'copied']);
    expect(said(await busy.copyOf(small, 'asha'))).toBe('copied');
  });

  test.each([
    ['files to spare', 'EMFILE'],
    ['a shell', 'ENOENT'],
  ])('a machine without %s is busy, and goes on when it has that', async (_, fault) => {
    const small = await plain(8, 8).png().toBuffer();
    machine.faults.push(fault, fault);
    const results = [await darkroom.copyOf(small, 'asha'), await darkroom.copyOf(small, 'asha')];
    expect(results.map(said)).toEqual(['busy', 'busy']);
    expect(said(await darkroom.copyOf(small, 'asha'))).toBe('copied');
  });
});

const animation = async (): Promise<Buffer> => {
  const frames = await Promise.all(['#f00', '#00f'].map(background => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

describe('[R40] a receipt that was used before is known again', () => {
  const distance = (a: bigint, b: bigint): number =>
    BigInt.asUintN(64, a ^ b)
      .toString(2)
      .replaceAll('0', '').length;

  test('smaller and squeezed it looks the same; another receipt does not', async () => {
    const receipt = await sampleReceipt('light', '5000', '412607311845');
    const [look, squeezed, another] = await Promise.all([
      lookOf(receipt),
      lookOf(await sharp(receipt).resize(300).jpeg({ quality: 40 }).toBuffer()),
      lookOf(await sampleReceipt('dark', '5000', '412607311845')),
    ]);
    expect(distance(look, squeezed)).toBeLessThanOrEqual(2);
    expect(distance(look, another)).toBeGreaterThan(12);
  });

  test('the copy carries the look as the database keeps it', async () => {
    const copy = await copied(await sampleReceipt('light', '5000', '412607311845'));
    expect(BigInt(copy.look)).toBe(await lookOf(copy.webp));
    expect(BigInt.asIntN(64, BigInt(copy.look))).toBe(BigInt(copy.look));
  });
});
