import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as blogImage } from '@/app/api/v1/blog-images/[fileId]/route';
import { GET as document } from '@/app/api/v1/documents/[fileId]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { GET as logo } from '@/app/api/v1/logos/[fileId]/route';
import { POST as saveBlog } from '@/app/api/v1/save-blog/route';
import { POST as uploadLogo } from '@/app/api/v1/uploadLogo/route';
import { type FileKind, storeFile } from '@/lib/platform/files/store';
import { Blog } from '@/models/article';
import { University } from '@/models/university';
import { UploadEntry } from '@/models/upload';
import { file, formOf, JPG, WEBP } from '../support/files';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { ask, send } from '../support/request';

const of = { university: 'Douglas College', country: 'Canada' as const };
let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});
beforeEach(async () => {
  for (const model of [Blog, University]) await model.collection.deleteMany({});
  await UploadEntry.collection.deleteMany({});
  await University.create(of);
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f7a' }, limitInputPixels: false });

/** As a phone makes it: lying on its side, with place, device and time. */
const photographed = async (format: 'jpeg' | 'png' | 'webp') =>
  new Uint8Array(
    await drawn(60, 40)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer(),
  );

/** A PNG whose head says that it is so large; its checksum agrees. */
async function claiming(width: number, height: number) {
  const png = await drawn(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return new Uint8Array(png);
}

const upload = {
  logo: (picture: File) => ask(uploadLogo, { as: who.admin, form: formOf({ ...of, logo: picture }) }),
  image: (picture: File) =>
    ask(saveBlog, { as: who.admin, form: formOf({ title: 'A', description: '<p>B</p>', image: picture }) }),
};
const shown = {
  logo: (fileId: string) => send(logo, { params: { fileId } }),
  image: (fileId: string) => send(blogImage, { as: who.admin, params: { fileId } }),
};
const KINDS = ['logo', 'image'] as const;

/** The one stored file. */
const onlyFile = async () => {
  const ids = await UploadEntry.collection.find().toArray();
  expect(ids).toHaveLength(1);
  return String(ids[0]?._id);
};

describe.each(KINDS)('a public picture (%s)', (kind) => {
  it.each(['jpeg', 'png', 'webp'] as const)('is stored upright, without place and camera: %s', async (format) => {
    expect((await upload[kind](file(await photographed(format), `me.${format}`))).status).toBeLessThan(300);
    const answer = await shown[kind](await onlyFile());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    const bytes = await answer.arrayBuffer();
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 40, height: 60 });
  });

  it('is refused when it can’t be decoded, whatever its first bytes say, and nothing is stored', async () => {
    const large = new Uint8Array(await drawn(400, 400).jpeg().toBuffer());
    for (const broken of [WEBP.slice(0, 16), JPG.slice(0, 40), large.slice(0, large.length / 2)]) {
      const { status, body } = await upload[kind](file(broken, 'picture.webp'));
      expect([status, body.fields]).toEqual([415, { [kind]: 'The file is not a JPG, PNG or WebP picture.' }]);
    }
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
  });

  it.each([
    [8000, 5001],
    [8000, 8000],
    [16_000, 16_000],
  ])('has at most 40 megapixels: %i × %i is refused by what its head says', async (width, height) => {
    const { status, body } = await upload[kind](file(await claiming(width, height), 'm.png'));
    const sentence = 'The picture has more than 40 megapixels. Please choose a smaller one.';
    expect([status, body.fields]).toEqual([422, { [kind]: sentence }]);
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
  });

  it('that was stored as it came goes out without place and camera, and one that is broken as it is', async () => {
    const keep = async (bytes: Uint8Array) => {
      const stored: FileKind = kind === 'logo' ? 'logo' : 'blog-image';
      const description = { kind: stored, name: 'me.jpg', type: 'image/jpeg' };
      const imageFileId = await storeFile(Readable.from([bytes]), description);
      await Blog.create({ title: 'A', description: '<p>B</p>', slug: String(imageFileId), imageFileId });
      return imageFileId;
    };
    const noted = await shown[kind](String(await keep(await photographed('jpeg'))));
    expect(noted.headers.get('content-type')).toBe('image/jpeg');
    expect(noted.headers.get('content-disposition')).toContain('filename="me.jpg"');
    const { exif, width } = await sharp(await noted.arrayBuffer()).metadata();
    expect({ exif, width }).toEqual({ width: 40 });
    const broken = await shown[kind](String(await keep(JPG.slice(0, 40))));
    expect(new Uint8Array(await broken.arrayBuffer())).toEqual(JPG.slice(0, 40));
  });
});

longIt(
  'a public picture of 40 megapixels is taken',
  async () => {
    const most = await drawn(8000, 5000).png({ compressionLevel: 1 }).toBuffer();
    expect((await upload.logo(file(new Uint8Array(most), 'm.png'))).status).toBe(200);
  },
  60_000,
);

describe('a photograph among a student’s documents', () => {
  const sent = (picture: Uint8Array<ArrayBuffer>, name: string) =>
    ask(addDocument, { as: who.student, form: formOf({ field: 'photograph', file: file(picture, name) }) });

  it('has at most 40 megapixels, as a public picture: whoever looks at it decodes it', async () => {
    for (const [width, height] of [
      [8000, 5001],
      [16_000, 16_000],
    ] as const) {
      const { status, body } = await sent(await claiming(width, height), 'me.png');
      expect([status, body.fields?.file]).toEqual([
        422,
        expect.stringMatching(/^me.png has more than 40 megapixels\. Scan/),
      ]);
    }
    expect(await UploadEntry.collection.countDocuments()).toBe(0);
    expect((await sent(await claiming(8000, 5000), 'me.png')).status).toBe(201);
  });

  it('is none where its head breaks off', async () => {
    expect((await sent(WEBP.slice(0, 16), 'me.webp')).status).toBe(415);
  });

  it('stays byte by byte as it was sent: it is evidence', async () => {
    const sent = await photographed('jpeg');
    const form = formOf({ field: 'photograph', file: file(sent, 'me.jpg') });
    expect((await ask(addDocument, { as: who.student, form })).status).toBe(201);
    const answer = await send(document, { as: who.student, params: { fileId: await onlyFile() } });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sent);
  });
});
