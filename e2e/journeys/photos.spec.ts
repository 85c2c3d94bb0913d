import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bffClient, photoPath } from '../host/bff-client.ts';
import { type ChosenFile, file, heavyFragment, mediaFile, phonePhoto, pngBomb } from '../host/photos.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const SCREEN = '/mobile/remover-fundo';
const DONE = 'Fundo removido com sucesso!';

const chooser = (page: Page) => page.locator('input[type="file"]').first();
const shown = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const remove = (page: Page) => page.getByRole('button', { name: 'Remover Fundo', exact: true });

test.describe('a photo of 48 megapixels', () => {
  test(
    'appears at once, is scaled down in a worker and comes back upright',
    { tag: '@long' },
    async ({ page, seller, server }, info) => {
      const photo = await phonePhoto();
      const onDisk = info.outputPath(photo.name);
      writeFileSync(onDisk, photo.buffer);
      await keepUploads(page);
      const workers = await holdWorkers(page);
      await page.goto(SCREEN);

      const sending = page.waitForRequest((request) => request.url().endsWith('/api/generations'));
      await chooser(page).setInputFiles(onDisk);
      await expect(shown(page, photo.name)).toBeVisible();
      // Pressed before the photo can be ready: the request waits, the page does not.
      await remove(page).click();
      await expect(page.getByRole('button', { name: 'Processando...' })).toBeVisible();
      await workers.letGo();
      await sending;
      expect(workers.count()).toBe(1);
      expect(await workers.unpackedBeside()).toBe(0);

      await expect(page.getByText(DONE).first()).toBeVisible();
      const [sent] = await uploadsOf(page);
      expect(sent?.length).toBeLessThan(2 * 1024 * 1024);
      const { width, height, format, orientation, exif } = await sharp(sent).metadata();
      expect({ width, height, format, orientation, exif }).toEqual({
        width: 1536,
        height: 2048,
        format: 'jpeg',
        orientation: undefined,
        exif: undefined,
      });
      expect((await sharp(photo.buffer).metadata()).exif).toBeDefined();
      expect(await likeness(sent, photo.buffer)).toBeGreaterThan(0.95);
      expect(await (await bffClient(server.url, seller)).credits()).toBe(4);
    },
  );

  test('is refused as unreadable when its file is cut short, and charges nothing', { tag: '@long' }, async ({
    page,
    seller,
    server,
  }) => {
    const { name, buffer } = await phonePhoto();
    await page.goto(SCREEN);
    await chooser(page).setInputFiles(file(name, buffer.subarray(0, buffer.length / 2)));
    await remove(page).click();
    await expect(
      page.getByText('Não foi possível ler a imagem. Ela pode estar corrompida.').first(),
    ).toBeVisible();
    expect(await (await bffClient(server.url, seller)).credits()).toBe(5);
  });
});

/** How alike two pictures are once both are upright: 1 means identical, 0 nothing in common. */
async function likeness(one: Buffer | undefined, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes, { limitInputPixels: false })
        .autoOrient()
        .resize(48, 64, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const difference = a?.reduce((sum, value, index) => sum + Math.abs(value - (b?.[index] ?? 0)), 0) ?? 0;
  return 1 - difference / ((a?.length ?? 1) * 255);
}

test('a large picture keeps its transparency', { tag: '@long' }, async ({ page, seller }) => {
  expect(seller).toBeTruthy();
  const disc = '<svg width="3000" height="3000"><circle cx="1500" cy="1500" r="900" fill="#c33"/></svg>';
  await keepUploads(page);
  await page.goto(SCREEN);
  await chooser(page).setInputFiles(file('recorte.png', await sharp(Buffer.from(disc)).png().toBuffer()));
  await remove(page).click();
  await expect(page.getByText(DONE).first()).toBeVisible();
  const [sent] = await uploadsOf(page);
  const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.channels, data[3]]).toEqual([2048, 4, 0]);
});

const notTaken = (format: string) => `Formato ${format} não aceito. Envie uma imagem JPG, PNG ou WEBP.`;
const NO_PICTURE = 'Este arquivo não é uma imagem. Envie uma imagem JPG, PNG ou WEBP.';
const HEIC = /^Não foi possível abrir esta foto HEIC\. Salve em JPG/;
const NOT_REDUCED =
  'Não foi possível abrir e reduzir esta foto neste aparelho. Envie uma versão com até 10 MB e 50 megapixels.';

test('the screen refuses each wrong file with its own reason, sends and charges nothing, and takes another', {
  tag: '@long',
}, async ({ page, seller, server }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generations')) sent += 1;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SCREEN);
  const wrong: [ChosenFile, string | RegExp][] = [
    [file('vazio.png', ''), 'O arquivo está vazio. Escolha outra imagem.'],
    [file('IMG_0001.heic', mediaFile('heic')), HEIC],
    [file('heic-disfarcado.jpg', mediaFile('heic')), HEIC],
    [file('desenho.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), notTaken('SVG')],
    [file('animado.jpg', await sharp(photoPath('apple.jpg')).resize(64).gif().toBuffer()), notTaken('GIF')],
    [file('foto.avif', mediaFile('avif')), 'Não foi possível ler a imagem. Ela pode estar corrompida.'],
    [file('catalogo.pdf', '%PDF-1.7'), notTaken('PDF')],
    [file('pagina.png', '<!doctype html><script>alert(1)</script>'), NO_PICTURE],
    [file('filme.jpg', mediaFile('isom')), NO_PICTURE],
    [
      file('bomba.png', pngBomb()),
      'A imagem tem resolução alta demais. Envie uma versão com até 110 megapixels.',
    ],
    [file('pedaco.jpg', await heavyFragment()), NOT_REDUCED],
  ];
  for (const [photo, sentence] of wrong)
    await test.step(photo.name, async () => {
      await chooser(page).setInputFiles(photo);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(shown(page, photo.name)).toHaveCount(0);
      await expect(remove(page)).toBeDisabled();
    });

  await test.step('a photo can be chosen again right after it was removed', async () => {
    for (const _again of [1, 2]) {
      await chooser(page).setInputFiles(photoPath('apple.jpg'));
      await expect(shown(page, 'apple.jpg')).toBeVisible();
      await expect(page.getByText(NOT_REDUCED)).toHaveCount(0);
      await page.getByRole('button', { name: 'Remover apple.jpg' }).click();
      await expect(shown(page, 'apple.jpg')).toHaveCount(0);
    }
  });

  await test.step('a refused file leaves no earlier photo to be charged for until the seller asks for it', async () => {
    await chooser(page).setInputFiles(photoPath('apple.jpg'));
    await expect(remove(page)).toBeEnabled();
    await chooser(page).setInputFiles(file('pagina.png', '<!doctype html>'));
    await expect(page.getByText(NO_PICTURE)).toBeVisible();
    await expect(shown(page, 'apple.jpg')).toHaveCount(0);
    await expect(remove(page)).toBeDisabled();

    await page.getByRole('button', { name: 'Usar a foto anterior' }).click();
    await expect(shown(page, 'apple.jpg')).toBeVisible();
    await expect(page.getByText(NO_PICTURE)).toHaveCount(0);
    await expect(remove(page)).toBeEnabled();
  });
  expect(sent).toBe(0);
  expect(await (await bffClient(server.url, seller)).credits()).toBe(5);
});

test.describe('a photo in a format that the server does not read', () => {
  test('of HEIC is decoded by a decoder that comes only then, in its own colours', async ({
    page,
    seller,
  }) => {
    expect(seller).toBeTruthy();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/decoders/')) loaded.push(new URL(request.url()).pathname);
    });
    await keepUploads(page);
    await page.goto(SCREEN);
    await chooser(page).setInputFiles(photoPath('apple.jpg'));
    await expect(shown(page, 'apple.jpg')).toBeVisible();
    expect(loaded).toEqual([]);

    await chooser(page).setInputFiles(photoPath('apple-wide-colors.heic'));
    await expect(shown(page, 'apple-wide-colors.heic')).toBeVisible();
    expect(loaded).toContain('/decoders/heic/libheif.wasm');
    await remove(page).click();
    await expect(page.getByText(DONE).first()).toBeVisible();
    const [sent] = await uploadsOf(page);
    const { width, height, format } = await sharp(sent).metadata();
    expect({ width, height, format }).toEqual({ width: 400, height: 300, format: 'jpeg' });
    const original = await sharp(photoPath('apple.jpg')).resize(400, 300, { fit: 'cover' }).toBuffer();
    expect(await likeness(sent, original)).toBeGreaterThan(0.95);
    // Read as if they were ordinary, wide colours are paler.
    const paler = await sharp(original).withIccProfile('p3', { attach: false }).toBuffer();
    const [seen, wanted, wrong] = await Promise.all([sent, original, paler].map(redness));
    expect(Math.abs(Number(seen) - Number(wanted))).toBeLessThan((Number(wanted) - Number(wrong)) / 2);
  });

  test('of HEIC can be shown to the assistant', { tag: '@long' }, async ({ page, seller }) => {
    expect(seller).toBeTruthy();
    await page.goto('/assistant');
    await expect(page.getByLabel('Sua mensagem')).toBeEnabled();
    await chooser(page).setInputFiles(photoPath('apple-wide-colors.heic'));
    await expect(page.getByRole('list', { name: 'Foto anexada' }).getByRole('img')).toBeVisible();
  });

  test('of AVIF is decoded by the browser itself', { tag: '@long' }, async ({ page, seller }) => {
    expect(seller).toBeTruthy();
    const photo = await sharp(smallPhoto('apple.jpg')).avif({ quality: 60 }).toBuffer();
    await keepUploads(page);
    await page.goto(SCREEN);
    await chooser(page).setInputFiles(file('foto.avif', photo));
    await expect(shown(page, 'foto.avif')).toBeVisible();
    await remove(page).click();
    await expect(page.getByText(DONE).first()).toBeVisible();
    const [sent] = await uploadsOf(page);
    expect((await sharp(sent).metadata()).format).toBe('jpeg');
    expect(await likeness(sent, await sharp(photo).jpeg().toBuffer())).toBeGreaterThan(0.95);
  });
});

/** By how much red is brighter than blue in the mean, from 0 to 255. */
async function redness(picture: Buffer | undefined): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}

test('the server refuses the same files when a client sends them without the page, and charges nothing', {
  tag: '@long',
}, async ({ seller, server }) => {
  const bff = await bffClient(server.url, seller);
  const wrong: [photo: Buffer, status: number, code: string][] = [
    [Buffer.alloc(0), 422, 'image_empty'],
    [mediaFile('heic'), 415, 'image_heic'],
    [mediaFile('avif'), 415, 'image_format_refused'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image_format_refused'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'image_not_a_picture'],
    [pngBomb(), 413, 'image_too_many_pixels'],
    [await heavyFragment(), 413, 'image_too_large'],
  ];
  for (const [photo, status, code] of wrong) {
    const answer = await bff.changeBackground({ photo });
    expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
  }
  expect(await bff.credits()).toBe(5);
});

test('a mixed drop keeps the photos and says why each other file was refused', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller).toBeTruthy();
  await page.goto('/creative-generator');
  const apple = await sharp(photoPath('apple.jpg')).resize(300).jpeg().toBuffer();
  const files = [
    file('maca.jpg', apple),
    file('lista.pdf', '%PDF-1.7'),
    file('sem-tipo', apple),
    file('pagina.png', '<!doctype html>'),
  ];
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of dropped)
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name, { type }),
        );
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      type: name.includes('.') ? mimeType : '',
      bytes: buffer.toString('base64'),
    })),
  );
  const zone = page.locator('[data-state]', { has: chooser(page) }).last();
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(shown(page, 'maca.jpg')).toBeVisible();
  // A photo without a file extension is still a photo.
  await expect(shown(page, 'sem-tipo')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `lista.pdf ${notTaken('PDF')}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `pagina.png ${NO_PICTURE}` })).toBeVisible();
  await expect(shown(page, 'pagina.png')).toHaveCount(0);
});

/** Records the page's uploads: Playwright does not show the files of a form. */
async function keepUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const uploads: FormDataEntryValue[] = [];
    Object.assign(window, { uploads });
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) uploads.push(...init.body.getAll('images'));
      return fetch(input, init);
    };
  });
}

async function uploadsOf(page: Page): Promise<Buffer[]> {
  const contents = await page.evaluate(() =>
    Promise.all(
      (window as unknown as { uploads: File[] }).uploads.map(async (upload) => {
        const bytes = new Uint8Array(await upload.arrayBuffer());
        return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      }),
    ),
  );
  return contents.map((content) => Buffer.from(content, 'latin1'));
}

/** Holds back the messages to the page's workers, and counts the pictures that the main thread decodes instead. */
async function holdWorkers(page: Page) {
  let count = 0;
  page.on('worker', () => (count += 1));
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let open = false;
    let unpacked = 0;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...message: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, message);
      if (open) post();
      else held.push(post);
    };
    const countCalls = (place: object, name: string) => {
      const call = Reflect.get(place, name);
      Reflect.set(place, name, function (this: unknown, ...given: unknown[]) {
        unpacked += 1;
        return Reflect.apply(call, this, given);
      });
    };
    countCalls(window, 'createImageBitmap');
    countCalls(CanvasRenderingContext2D.prototype, 'drawImage');
    countCalls(OffscreenCanvasRenderingContext2D.prototype, 'drawImage');
    const letGo = () => {
      open = true;
      for (const post of held.splice(0)) post();
    };
    Object.assign(window, { heldWorkers: { letGo, unpacked: () => unpacked } });
  });
  return {
    count: () => count,
    letGo: () => page.evaluate('heldWorkers.letGo()'),
    unpackedBeside: () => page.evaluate('heldWorkers.unpacked()'),
  };
}
