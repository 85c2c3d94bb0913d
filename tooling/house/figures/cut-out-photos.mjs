import { readFileSync, statSync } from 'node:fs';

const engine = new URL('../../../image-engine/', import.meta.url);

/** @param {string} half */
const photosOf = (half) => {
  /** @type {unknown[]} */
  const photos = JSON.parse(readFileSync(new URL(`bench/photos/${half}/photos.json`, engine), 'utf8'));
  return photos.length;
};

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Cut-outs: photographs with masks, and the salience network',
  measure() {
    const bytes = statSync(new URL('model/saliency.onnx.br', engine)).size;
    return [
      { label: 'photographs of the work half that are shipped', value: photosOf('work') },
      { label: 'photographs of the held half that are shipped', value: photosOf('held') },
      { label: 'bytes of the salience network', value: bytes, wanted: '<= 2000000' },
    ];
  },
};
