import { composeScene } from '../demonstration/painting/compose-scene.ts';
import { gradePhoto } from '../demonstration/painting/grade-photo.ts';
import { PRODUCT_PHRASES } from '../demonstration/products/choose-product.ts';
import { drawGenerated } from '../demonstration/products/draw-generated.ts';
import { inShopColours } from '../demonstration/scenes/in-shop-colours.ts';
import { readScene } from '../demonstration/scenes/read-scene.ts';
import { suitedSetting } from '../demonstration/scenes/suited-setting.ts';
import { findUnknownThings } from '../demonstration/scenes/unknown-things.ts';
import type { DecodedPhoto } from '../photo/decode-photo.ts';
import { describePicture } from '../photo/description/describe-picture.ts';
import { NO_SHADOW, type Shadow } from '../photo/finishing/contact-shadow.ts';
import { frameProduct } from '../photo/finishing/frame-product.ts';
import { findOwnShadow } from '../photo/finishing/own-shadow.ts';
import { placeOnColour } from '../photo/finishing/place-on-colour.ts';
import { drawLogo, sizeOfLogo } from '../photo/logo/draw-logo.ts';
import { placeLogo } from '../photo/logo/place-logo.ts';
import { accentOf, flatPhoto, productMask } from '../photo/photo-views.ts';
import { compareProduct } from '../photo/preservation/compare-product.ts';
import { restoreProduct } from '../photo/preservation/restore-product.ts';
import type { CutOut } from '../photo/raster.ts';
import { beginRepair } from '../photo/repair/begin-repair.ts';
import { finishRepair } from '../photo/repair/finish-repair.ts';
import { findOtherCutOuts } from '../photo/repair/other-cut-outs.ts';
import { reduceCutOut } from '../photo/repair/read-repair.ts';
import { cutOutOtherwise } from '../photo/repair/second-opinion.ts';
import { cutOutExpected } from '../photo/segmentation/cut-out-expected.ts';
import { type CutOutResult, type CutOutTrust, cutOutProduct } from '../photo/segmentation/cut-out-product.ts';
import { measureUnrest } from '../photo/typography/calm-region.ts';
import { setText } from '../photo/typography/set-text.ts';
import type { Finish, FinishedPicture, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

/** Makes the picture or the description that a request asks for. Runs in a worker thread. */
export async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.task) {
    case 'finish': {
      const result = cutOut(request.photo);
      if (!result.found) return { kind: 'not_found', why: result.why };
      const { finish, photo } = request;
      const picture = await finishProduct(finish, photo, result);
      return { ...picture, trust: trustIn([result]) };
    }
    case 'scene':
      return answerScene(request);
    case 'repair':
      return answerRepair(request);
    case 'otherwise':
      return answerOtherwise(request);
    case 'others':
      return answerOthers(request);
    case 'text': {
      const picture = flatPhoto(request.photo);
      const mask = productMask(request.photo);
      const set = await setText(picture, request.text, mask, accentOf(picture, mask), request.shop);
      return { ...finished(set.picture.pixels, set.picture), undrawn: set.undrawn };
    }
    case 'logo':
      return answerLogo(request);
    case 'generate': {
      const { pixels, size } = await drawGenerated(
        request.prompt,
        request.format,
        request.seed,
        request.shopColours,
      );
      return { ...finished(pixels, size), undrawn: findUnknownThings(request.prompt, PRODUCT_PHRASES) };
    }
    case 'describe': {
      const mask = productMask(request.photo);
      const picture = request.photo.kind === 'whole' ? request.photo.sizes.small : flatPhoto(request.photo);
      const name = request.product;
      const product = name ? { name, setting: suitedSetting(name) } : undefined;
      return { kind: 'described', text: describePicture(picture, mask?.values ?? null, product) };
    }
    case 'compare':
    case 'restore':
      return answerLikeness(request);
  }
}

async function finishProduct(
  finish: Finish,
  photo: DecodedPhoto,
  result: Pick<FoundCutOut, 'cutOut' | 'doubtful'>,
): Promise<FinishedPicture> {
  if (finish.kind === 'transparent') return transparent(result.cutOut);
  const { margin } = finish;
  const product = { cutOut: result.cutOut, shadow: ownShadowOf(photo, result) };
  const { cutOut, shadow } = margin ? await frameProduct(product, margin) : product;
  const pixels = placeOnColour(cutOut, finish, finish.shadow ? shadow : NO_SHADOW);
  return { ...finished(pixels, cutOut), cut: await reduceCutOut(result.cutOut) };
}

async function answerLogo({
  photo,
  logo,
  wordsUnknown,
}: Extract<WorkerRequest, { task: 'logo' }>): Promise<WorkerAnswer> {
  const picture = flatPhoto(photo);
  const mask = productMask(photo);
  const unrest = wordsUnknown ? measureUnrest(picture, null) : undefined;
  const occupied = { mask, masked: picture, taken: [], unrest };
  const place = placeLogo(picture, await sizeOfLogo(logo), logo.corner, occupied);
  return finished((await drawLogo(picture, logo, place)).pixels, picture);
}

async function answerLikeness({
  task,
  photo,
  picture,
}: Extract<WorkerRequest, { task: 'compare' | 'restore' }>): Promise<WorkerAnswer> {
  const result = cutOut(photo);
  if (!result.found) return { kind: 'not_found', why: result.why };
  const likeness = compareProduct(result.cutOut, picture);
  if (task === 'compare') return { kind: 'compared', likeness, trust: trustIn([result]) };
  if (!likeness.pose) return { kind: 'not_found', why: 'nothing' };
  const restored = await restoreProduct(result.cutOut, picture, likeness.pose);
  return { ...finished(restored.pixels, restored), trust: trustIn([result]) };
}

const SQUARE = 1024;
const LEAST_SIDE = 1024;

async function answerScene({
  photos,
  prompt,
  shopColours,
  format,
  seed,
}: Extract<WorkerRequest, { task: 'scene' }>): Promise<WorkerAnswer> {
  const [first, ...others] = photos;
  if (!first) return { kind: 'not_found', why: 'nothing' };
  const main = cutOut(first);
  const own = flatSize(first);
  const size = format === 'square' ? { width: SQUARE, height: SQUARE } : fitted(own.width, own.height);
  const undrawn = findUnknownThings(prompt, PRODUCT_PHRASES);
  if (!main.found) return { ...finished(await gradePhoto(flatPhoto(first), prompt, size), size), undrawn };
  const found = [first, ...others]
    .map((photo, at) => ({ photo, result: at === 0 ? main : cutOut(photo) }))
    .flatMap(({ photo, result }) => (result.found ? [{ photo, result }] : []));
  const products = found.map(({ photo, result }) => ({
    cutOut: result.cutOut,
    shadow: ownShadowOf(photo, result),
  }));
  const scene = inShopColours(readScene(prompt), prompt, shopColours);
  const pixels = await composeScene(products, scene, size, seed);
  return { ...finished(pixels, size), trust: trustIn(found.map(({ result }) => result)), undrawn };
}

function answerRepair({
  photo,
  pictures,
  strokes,
  edge,
  finish,
}: Extract<WorkerRequest, { task: 'repair' }>): Promise<WorkerAnswer> {
  const repaired = (): CutOut => {
    // Where the photo is transparent already, its own alpha is the cut.
    if (photo.kind === 'transparent') return photo.cutOut;
    const repair = beginRepair(pictures.rgb, pictures, pictures.mask);
    return finishRepair(photo.sizes, repair, strokes, edge);
  };
  // The user has looked at it.
  return finishProduct(finish, photo, { cutOut: repaired(), doubtful: false });
}

async function answerOtherwise({
  photo,
  finish,
}: Extract<WorkerRequest, { task: 'otherwise' }>): Promise<WorkerAnswer> {
  const result = photo.kind === 'whole' ? cutOutOtherwise(photo.sizes, { prior: photo.expected }) : null;
  if (!result) return { kind: 'no_other_opinion' };
  return { ...(await finishProduct(finish, photo, result)), trust: trustIn([result]) };
}

function answerOthers({ photo, shown }: Extract<WorkerRequest, { task: 'others' }>): WorkerAnswer {
  // Where the photo is transparent already, its own alpha is the only cut.
  if (photo.kind === 'transparent')
    return { kind: 'others', others: { masks: [], width: shown.width, height: shown.height } };
  return { kind: 'others', others: findOtherCutOuts(photo.sizes, { prior: photo.expected }, shown) };
}

type FoundCutOut = Extract<CutOutResult, { found: true }>;

/** A picture is trusted no more than the least of its cut-outs. */
function trustIn(cutOuts: readonly CutOutTrust[]): CutOutTrust {
  return {
    confidence: Math.min(...cutOuts.map(({ confidence }) => confidence)),
    doubtful: cutOuts.some(({ doubtful }) => doubtful),
  };
}

function flatSize(photo: DecodedPhoto): { width: number; height: number } {
  return photo.kind === 'whole' ? photo.sizes.full : photo.cutOut;
}

/** The photo's shape, at least so large that a marketplace takes it. */
function fitted(width: number, height: number): { width: number; height: number } {
  const grow = Math.max(1, LEAST_SIDE / Math.max(width, height));
  return { width: Math.round(width * grow), height: Math.round(height * grow) };
}

function cutOut(photo: DecodedPhoto): CutOutResult {
  if (photo.kind === 'transparent')
    return { found: true, cutOut: photo.cutOut, confidence: 1, doubtful: false };
  const { sizes, expected } = photo;
  return expected?.decides ? cutOutExpected(sizes, expected) : cutOutProduct(sizes, { prior: expected });
}

/** What lies beside a doubtful cut-out may be a part of the product, and no shadow. */
function ownShadowOf(
  photo: DecodedPhoto,
  { cutOut, doubtful }: Pick<FoundCutOut, 'cutOut' | 'doubtful'>,
): Shadow | null {
  return photo.kind === 'whole' && !doubtful ? findOwnShadow(photo.sizes.small, cutOut) : null;
}

function finished(
  pixels: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
): FinishedPicture {
  return { kind: 'finished', pixels, channels: 3, width, height };
}

function transparent({ rgba, width, height }: CutOut): FinishedPicture {
  return { kind: 'finished', pixels: new Uint8Array(rgba.buffer), channels: 4, width, height };
}
